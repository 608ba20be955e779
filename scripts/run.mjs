import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const SIGNALS = ['SIGINT', 'SIGTERM'];

/** Returns the path of an installed command line tool. `npx` would run in between and forward no signals. */
export function tool(name) {
  return join(ROOT, 'node_modules/.bin', name);
}

/**
 * Runs a command, by default in the project's folder, and returns its exit code; `quiet` returns its output instead of
 * printing it. SIGINT and SIGTERM end the command first, then this process.
 */
export function run(command, args, { quiet = false, env = {}, cwd = ROOT } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    const release = forwardSignals(child);
    const printed = [];
    child.stdout?.on('data', (chunk) => printed.push(chunk));
    child.stderr?.on('data', (chunk) => printed.push(chunk));
    child.on('error', (error) => {
      release();
      reject(error);
    });
    child.on('close', (code) => {
      release();
      resolve({ code: code ?? 1, output: Buffer.concat(printed).toString() });
    });
  });
}

/** Runs a command. Throws with its output when it fails. */
export async function mustRun(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed with code ${code}\n${output}`);
}

/** Forwards signals to a child. Returns a function to call when it has ended, which re-raises a received signal. */
function forwardSignals(child) {
  let received = null;
  const forward = (signal) => {
    received = signal;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, forward);
  return () => {
    for (const signal of SIGNALS) process.off(signal, forward);
    if (received !== null) process.kill(process.pid, received);
  };
}
