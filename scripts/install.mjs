import { mustRun } from './run.mjs';
import { hashOf, isFresh, leaveStamp } from './stamp.mjs';

const STAMP = 'node_modules/.wingbook-installed';
const [FLOOR_MAJOR, FLOOR_MINOR] = [20, 19];

/** Stops with a clear word when this Node is older than what Wingbook needs. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > FLOOR_MAJOR || (major === FLOOR_MAJOR && minor >= FLOOR_MINOR)) return;
  console.error(`Wingbook needs Node ${FLOOR_MAJOR}.${FLOOR_MINOR} or later; this is ${process.versions.node}.`);
  process.exit(1);
}

/** Installs what package-lock.json names, unless that was done before for this Node. */
export async function install() {
  const hash = hashOf(['package.json', 'package-lock.json'], [process.versions.modules]);
  if (isFresh(STAMP, hash)) return;
  console.log('Installing packages (once; a minute or two, since the database is compiled) …');
  await mustRun('npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
  leaveStamp(STAMP, hash);
}

if (process.argv[1] === import.meta.filename) {
  checkNode();
  await install();
}
