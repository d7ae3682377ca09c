// A driver for pi-conform: it reads requests on standard input, one a line, and answers on standard output.
//
// Next: call your own implementation in directory, then add "session/read" to METHODS.
// What each method takes and answers is in PROTOCOL.md of the npm package pi-session-conformance.
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

public class Driver {
    /** Throw it for input that your implementation refuses. */
    static class Rejected extends RuntimeException {
        Rejected(String why) {
            super(why);
        }
    }

    static final Map<String, Function<Map<?, ?>, Object>> METHODS = new LinkedHashMap<>();

    static {
        METHODS.put("path/directory", Driver::directory);
        // METHODS.put("session/read", Driver::read); // {"path"} -> {"header", "entries", "leafId"}
    }

    static Object initialize() {
        return Map.of(
            "protocol", 1,
            "implementation", Map.of("name", "mine", "version", "0.1.0", "language", "Java"),
            "follows", "1.6.0", // the Pi release whose format you follow
            "methods", List.copyOf(METHODS.keySet()));
    }

    static Object directory(Map<?, ?> params) {
        String cwd = (String) params.get("cwd");
        return Map.of("name", "--" + cwd.replaceFirst("^[/\\\\]", "").replaceAll("[/\\\\:]", "-") + "--");
    }

    static Map<String, Object> answer(String method, Map<?, ?> params) {
        try {
            if (method.equals("initialize")) return Map.of("result", initialize());
            if (!METHODS.containsKey(method)) return error(-32601, method);
            return Map.of("result", METHODS.get(method).apply(params));
        } catch (Rejected refusal) {
            return error(-32000, refusal.getMessage());
        } catch (RuntimeException fault) {
            return error(-32603, fault.toString());
        }
    }

    static Map<String, Object> error(int code, String message) {
        return Map.of("error", Map.of("code", code, "message", message));
    }

    public static void main(String[] args) throws IOException {
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        var out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            var request = (Map<?, ?>) new Json(line).value();
            var params = request.get("params") instanceof Map<?, ?> given ? given : Map.of();
            var reply = new LinkedHashMap<String, Object>();
            reply.put("jsonrpc", "2.0");
            reply.put("id", request.get("id"));
            reply.putAll(answer((String) request.get("method"), params));
            out.print(Json.write(reply) + "\n");
            out.flush(); // the runner waits for this answer
        }
    }

    /** As much JSON as a driver needs, since Java has none: put your own library in its place. Numbers stay text. */
    static class Json {
        private final String text;
        private int at = 0;

        Json(String text) {
            this.text = text;
        }

        record Number(String digits) {
        }

        Object value() {
            space();
            char first = text.charAt(at);
            if (first == '{') return object();
            if (first == '[') return array();
            if (first == '"') return string();
            int from = at;
            while (at < text.length() && ",]} \t\r\n".indexOf(text.charAt(at)) < 0) at++;
            String word = text.substring(from, at);
            return switch (word) {
                case "null" -> null;
                case "true" -> true;
                case "false" -> false;
                default -> new Number(word);
            };
        }

        private Map<String, Object> object() {
            var made = new LinkedHashMap<String, Object>();
            at++;
            for (space(); text.charAt(at) != '}'; space()) {
                if (text.charAt(at) == ',') {
                    at++;
                    space();
                }
                String key = string();
                space();
                at++; // the colon
                made.put(key, value());
            }
            at++;
            return made;
        }

        private List<Object> array() {
            var made = new ArrayList<Object>();
            at++;
            for (space(); text.charAt(at) != ']'; space()) {
                if (text.charAt(at) == ',') at++;
                made.add(value());
            }
            at++;
            return made;
        }

        private String string() {
            var made = new StringBuilder();
            for (at++; text.charAt(at) != '"'; at++) {
                char sign = text.charAt(at);
                if (sign != '\\') {
                    made.append(sign);
                    continue;
                }
                sign = text.charAt(++at);
                if (sign == 'u') {
                    made.append((char) Integer.parseInt(text.substring(at + 1, at + 5), 16));
                    at += 4;
                } else {
                    int which = "bfnrt".indexOf(sign);
                    made.append(which < 0 ? sign : "\b\f\n\r\t".charAt(which));
                }
            }
            at++;
            return made.toString();
        }

        private void space() {
            while (at < text.length() && " \t\r\n".indexOf(text.charAt(at)) >= 0) at++;
        }

        static String write(Object value) {
            if (value instanceof Map<?, ?> map) {
                var parts = new ArrayList<String>();
                map.forEach((key, member) -> parts.add(write(key) + ":" + write(member)));
                return "{" + String.join(",", parts) + "}";
            }
            if (value instanceof List<?> list)
                return "[" + String.join(",", list.stream().map(Json::write).toList()) + "]";
            if (value instanceof Number number) return number.digits();
            if (!(value instanceof String text)) return String.valueOf(value);
            var made = new StringBuilder("\"");
            for (char sign : text.toCharArray())
                // Escaped where it is not ASCII, so that half a surrogate pair is written as it is.
                if (sign < ' ' || sign > '~' || sign == '"' || sign == '\\') made.append(String.format("\\u%04x", (int) sign));
                else made.append(sign);
            return made.append('"').toString();
        }
    }
}
