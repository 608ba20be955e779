import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Clears up after a test run that was killed: its standard input is a pipe from the run and closes with it. Then it stops
 * every PostgreSQL of the run and removes its folder. After a run that ended properly there is nothing to do.
 */
const [folder] = process.argv.slice(2);
const POSTMASTER = 'data/postmaster.pid';
const REMOVAL = { recursive: true, force: true, maxRetries: 20, retryDelay: 250 };

process.stdin.resume().once('close', clear);

function clear() {
  if (!existsSync(folder)) return;
  const postmasters = readdirSync(folder).map((name) => join(folder, name, POSTMASTER));
  for (const file of postmasters.filter(existsSync)) stop(Number(readFileSync(file, 'utf8').split('\n')[0]));
  rmSync(folder, REMOVAL);
}

/** SIGQUIT: stops at once with all child processes; the data is not needed. SIGCONT: a test may have paused it. */
function stop(pid) {
  try {
    process.kill(pid, 'SIGQUIT');
    process.kill(pid, 'SIGCONT');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
