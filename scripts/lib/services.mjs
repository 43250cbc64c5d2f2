import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { root, UserError } from './run.mjs';

/**
 * The port of `--port N` or `--port=N`, else of an environment variable, else `fallback`. Throws a UserError for anything but a port.
 * @template {number | null} Fallback
 * @param {string[]} args @param {Fallback} fallback @param {string} [variable]
 * @returns {number | Fallback}
 */
export function readPort(args, fallback, variable = 'VIGIA_PORT') {
  const at = args.findIndex((arg) => arg === '--port' || arg.startsWith('--port='));
  const text = at < 0 ? process.env[variable] : (args[at]?.split('=')[1] ?? args[at + 1]);
  if (text === undefined) return fallback;
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65_535) throw new UserError(`"${text}" is no port: give a number from 0 to 65535.`);
  return port;
}

/** What a person is told of a port that can't be had. @param {number} port @param {string | undefined} code of the system's error @param {string} command as they typed it */
export function describePortError(port, code, command) {
  const reason = code === 'EACCES' ? 'needs more rights than you have' : `is in use, perhaps by another \`${command}\``;
  const other = port + 100 > 65_535 ? port - 100 : port + 100;
  return new UserError(`Port ${port} ${reason}. End what uses it, or choose another: ${command} -- --port ${other}`);
}

/** Throws a UserError where something listens on that port already. @param {number} port @param {string} [command] */
export async function requireFreePort(port, command = 'npm start') {
  if (port === 0) return;
  await new Promise((free, taken) => {
    const probe = createServer();
    probe.once('error', (/** @type {NodeJS.ErrnoException} */ error) =>
      taken(describePortError(port, error.code, command)),
    );
    probe.listen(port, () => probe.close(free));
  });
}

/**
 * Calls this when a person ends the command: by a signal, or by one to npm, whose shell ends of it and passes none on.
 * @param {() => void} stop
 */
export function onStopRequest(stop) {
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) process.on(signal, stop);
  if (process.env['npm_lifecycle_event'] === undefined) return;
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    stop();
  }, 250);
  watch.unref();
}

/**
 * Runs services until one ends or a person presses Ctrl-C, then ends the others and waits for them.
 * @param {{ args: string[], env?: Record<string, string> }[]} services each is run by this Node
 * @returns {Promise<number>} the exit code: 0 when a person ended it
 */
export function serve(services) {
  return new Promise((done) => {
    let isStopping = false;
    let code = 0;
    const children = services.map(({ args, env = {} }) =>
      spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } }),
    );
    const running = new Set(children);
    const end = () => {
      for (const child of running) child.kill('SIGTERM');
      setTimeout(() => {
        for (const child of running) child.kill('SIGKILL');
      }, 5_000).unref();
    };
    for (const child of children) {
      child.on('exit', (left) => {
        running.delete(child);
        if (!isStopping) {
          isStopping = true;
          code = left ?? 1;
          end();
        }
        if (running.size === 0) done(code);
      });
    }
    onStopRequest(() => {
      isStopping = true;
      end();
    });
  });
}
