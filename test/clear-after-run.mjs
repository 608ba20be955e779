import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Clears up after a run of the tests that was killed: its standard input is a pipe from the run, and ends with it. Then
 * every PostgreSQL of the run is stopped and its folder removed. After a run that did so itself nothing is left to do.
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

/** SIGQUIT: at once, with all its processes; nothing of its data is wanted any more. A test may have stopped it. */
function stop(pid) {
  try {
    process.kill(pid, 'SIGQUIT');
    process.kill(pid, 'SIGCONT');
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
