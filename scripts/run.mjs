import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const SIGNALS = ['SIGINT', 'SIGTERM'];

/** Returns the path of an installed command line tool. `npx` would stand in between, and pass no signal on to it. */
export function tool(name) {
  return join(ROOT, 'node_modules/.bin', name);
}

/**
 * Runs a command, in the project's folder unless another is named; `quiet` keeps what it prints for the answer. A signal
 * that would end this process ends the command first.
 */
export function run(command, args, { quiet = false, env = {}, cwd = ROOT } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    });
    const release = passSignals(child);
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

/** Runs a command and throws when it fails, with what it printed. */
export async function mustRun(command, args, options) {
  const { code, output } = await run(command, args, options);
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} failed with code ${code}\n${output}`);
}

/** Passes signals on to a child, and ends this process by the same signal when the child has ended. */
function passSignals(child) {
  let received = null;
  const pass = (signal) => {
    received = signal;
    child.kill(signal);
  };
  for (const signal of SIGNALS) process.on(signal, pass);
  return () => {
    for (const signal of SIGNALS) process.off(signal, pass);
    if (received !== null) process.kill(process.pid, received);
  };
}
