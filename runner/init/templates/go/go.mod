module driver

go 1.18
