import { mustRun, tool } from '../../scripts/run.mjs';
import { hashOf, isFresh, writeStamp } from '../../scripts/stamp.mjs';

const STAMP = '.build/test-server/.built';
const SOURCES = [
  'src/server',
  'src/domain',
  'src/formats',
  'src/contract',
  'test/web/server-process.ts',
  'test/servers',
  'test/databases',
  'vite.server.config.ts',
  'package-lock.json',
];
const BUILD = ['build', '--config', 'vite.server.config.ts', '--mode', 'test', '--logLevel', 'warn'];

/** Bundles the server's programs and its thread before the tests, unless they are up to date. */
export async function setup(): Promise<void> {
  const hash = hashOf(SOURCES);
  if (isFresh(STAMP, hash)) return;
  await mustRun(tool('vite'), BUILD, { env: { NODE_ENV: 'production' } });
  writeStamp(STAMP, hash);
}
