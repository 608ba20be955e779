import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Clears up after a run of tests or proofs that was killed: its standard input is a pipe from the run and closes with it. Then it
 * stops every PostgreSQL and every other program of the run that has a file with its process id in the run's folder, and removes
 * that. After a run that ended properly there is nothing to do.
 */
const [folder] = process.argv.slice(2);
const POSTMASTER = 'postmaster.pid';
/** Folders below that of the run in which such a file is looked for: `wingbook-cluster-…/own/primary`. */
const DEPTH = 3;
const REMOVAL = { recursive: true, force: true, maxRetries: 20, retryDelay: 250 };

process.stdin.resume().once('close', clear);

function clear() {
  if (!existsSync(folder)) return;
  for (const file of pidFilesIn(folder, DEPTH)) {
    const pid = Number(unlessGone(() => readFileSync(file, 'utf8'), '').split('\n')[0]);
    if (pid > 0 && isOfRun(pid)) stop(pid, file.endsWith(POSTMASTER));
  }
  rmSync(folder, REMOVAL);
}

function pidFilesIn(parent, depth) {
  const entries = unlessGone(() => readdirSync(parent, { withFileTypes: true }), []);
  return entries.flatMap((entry) => {
    const path = join(parent, entry.name);
    if (entry.isDirectory()) return depth > 0 ? pidFilesIn(path, depth - 1) : [];
    return entry.name.endsWith('.pid') ? [path] : [];
  });
}

/** Whether a process is still the one of its file: it names the folder. Elsewhere than on Linux the file is believed. */
function isOfRun(pid) {
  return (
    !existsSync('/proc/self') || unlessGone(() => readFileSync(`/proc/${pid}/cmdline`, 'utf8'), '').includes(folder)
  );
}

/**
 * SIGQUIT: PostgreSQL stops at once with all child processes; the data is not needed. SIGCONT: a test may have paused it. Other
 * programs have no child processes.
 */
function stop(pid, isPostgres) {
  const signals = isPostgres ? ['SIGQUIT', 'SIGCONT'] : ['SIGKILL'];
  unlessGone(() => {
    for (const signal of signals) process.kill(pid, signal);
  });
}

/** Files and processes of the run may go meanwhile. */
function unlessGone(look, otherwise) {
  try {
    return look();
  } catch (error) {
    if (!['ENOENT', 'ESRCH'].includes(error.code)) throw error;
    return otherwise;
  }
}
