// Ends, without an error, before it is asked anything.
process.stderr.write('nothing to do\n');
