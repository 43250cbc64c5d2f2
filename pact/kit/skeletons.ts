import type { KnownState } from './states';

/** A states address in one language, whose every state answers 501 until it is written. */
type Skeleton = (states: readonly KnownState[]) => string;

const quoted = (text: string): string => `'${text.replaceAll("'", "\\'")}'`;
const asks = ({ parameters }: KnownState): string =>
  parameters.length > 0 ? ` Parameters: ${parameters.join(', ')}.` : '';

const node: Skeleton = (states) => `import { createServer } from 'node:http';

/** A state that nobody has written yet: the verification tells it "not there yet". */
const notWritten = () => {
  throw Object.assign(new Error('not written yet'), { status: 501 });
};

/**
 * What each state has to bring about, whatever held before. What a handler answers goes out as JSON: { accessToken } for the states
 * that sign somebody in.
 * @type {Record<string, (params: any) => unknown>}
 */
const states = {
${states.map((state) => `  // ${state.sentence}${asks(state)}\n  ${quoted(state.name)}: notWritten,`).join('\n')}
};

/** Answers POST {"state", "params", "action"}. Serve it in test environments alone. */
export async function answer({ state, params = {} }) {
  const bring = states[state];
  if (!bring) return [404, { message: \`no state "\${state}"\` }];
  try {
    return [200, (await bring(params)) ?? {}];
  } catch (error) {
    return [error.status ?? 500, { message: error.message }];
  }
}

const server = createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request) text += chunk;
  const [status, body] = await answer(JSON.parse(text || '{}'));
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
});
server.listen(Number(process.env.PORT ?? 4700), () => console.log(\`states on port \${server.address().port}\`));
`;

const python: Skeleton = (states) => `import json
import os
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer


class NotWritten(Exception):
    """A state that nobody has written yet: the verification tells it "not there yet"."""


def not_written(params):
    raise NotWritten("not written yet")


# What each state has to bring about, whatever held before. What a handler returns goes out as JSON: {"accessToken": …} for the
# states that sign somebody in.
STATES = {
${states.map((state) => `    # ${state.sentence}${asks(state)}\n    ${JSON.stringify(state.name)}: not_written,`).join('\n')}
}


def answer(body):
    """Answers {"state", "params", "action"} with a status and JSON. Serve it in test environments alone."""
    bring = STATES.get(body.get("state"))
    if bring is None:
        return 404, {"message": "no state " + json.dumps(body.get("state"))}
    try:
        return 200, bring(body.get("params", {})) or {}
    except NotWritten as error:
        return 501, {"message": str(error)}
    except Exception as error:
        return 500, {"message": str(error)}


class States(BaseHTTPRequestHandler):
    def do_POST(self):
        text = self.rfile.read(int(self.headers.get("content-length", 0)))
        status, body = answer(json.loads(text or b"{}"))
        out = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(out)))
        self.end_headers()
        self.wfile.write(out)


if __name__ == "__main__":
    server = ThreadingHTTPServer(("", int(os.environ.get("PORT", "4700"))), States)
    print(f"states on port {server.server_port}", flush=True)
    server.serve_forever()
`;

const java: Skeleton = (states) => `import com.sun.net.httpserver.HttpServer;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;

/** A states address: run it with "java States.java". Serve it in test environments alone. */
public class States {
  /** Brings a state about. Gets the body as JSON text, for the JSON library that you use; answers JSON. */
  interface Handler {
    String bring(String body) throws Exception;
  }

  /** A state that nobody has written yet: the verification tells it "not there yet". */
  static class NotWritten extends RuntimeException {}

  static String notWritten(String body) {
    throw new NotWritten();
  }

  /** What each state has to bring about, whatever held before; {"accessToken": "…"} answers the states that sign somebody in. */
  static final Map<String, Handler> STATES = new LinkedHashMap<>();

  static {
${states.map((state) => `    // ${state.sentence}${asks(state)}\n    STATES.put(${JSON.stringify(state.name)}, States::notWritten);`).join('\n')}
  }

  static final Pattern STATE = Pattern.compile("\\"state\\"\\\\s*:\\\\s*\\"((?:[^\\"\\\\\\\\]|\\\\\\\\.)*)\\"");

  public static void main(String[] args) throws Exception {
    int port = Integer.parseInt(System.getenv().getOrDefault("PORT", "4700"));
    HttpServer server = HttpServer.create(new InetSocketAddress(port), 0);
    server.createContext("/", exchange -> {
      String body = new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8);
      var found = STATE.matcher(body);
      Handler handler = found.find() ? STATES.get(found.group(1)) : null;
      int status = 200;
      String answer;
      try {
        if (handler == null) status = 404;
        answer = handler == null ? "{\\"message\\":\\"no such state\\"}" : handler.bring(body);
      } catch (NotWritten notWritten) {
        status = 501;
        answer = "{\\"message\\":\\"not written yet\\"}";
      } catch (Exception error) {
        status = 500;
        answer = "{\\"message\\":\\"failed\\"}";
        error.printStackTrace();
      }
      byte[] out = answer.getBytes(StandardCharsets.UTF_8);
      exchange.getResponseHeaders().set("content-type", "application/json");
      exchange.sendResponseHeaders(status, out.length);
      exchange.getResponseBody().write(out);
      exchange.close();
    });
    server.start();
    System.out.println("states on port " + server.getAddress().getPort());
  }
}
`;

export interface SkeletonFile {
  file: string;
  write: Skeleton;
}

/** A skeleton by its language, with the name that its file has to have. */
export const skeletons: Readonly<Record<string, SkeletonFile>> = {
  node: { file: 'states.mjs', write: node },
  python: { file: 'states.py', write: python },
  java: { file: 'States.java', write: java },
};
