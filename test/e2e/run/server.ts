import { spawn, spawnSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import '../../run/end-with-parent.mjs';
import { startPlaces } from '../../stand-ins/places.ts';

/** The server ends with this process, and this process with the test run, even when either is killed. */
const END_WITH_PARENT = import.meta.resolve('../../run/end-with-parent.mjs');

const RECORD = import.meta.resolve('../../statements/record-sqlite.mjs');

/** Serves the built Wingbook to the browser tests, with an empty database and stand-ins for all third parties. */
const { DATA_DIR, RECORDED_STATEMENTS } = process.env;
/** The built-in map alone. */
const NO_TILES = { MAP_STYLE_URL: 'off', TERRAIN_URL: 'off' };
if (!DATA_DIR) throw new Error('Set DATA_DIR to a folder that the tests may delete.');
await rm(DATA_DIR, { recursive: true, force: true });
// Before anything is recorded: what migrations do is no part of what the server asks.
spawnSync(process.execPath, ['dist/server/admin.js', 'log'], { stdio: ['ignore', 'ignore', 'inherit'] });
if (RECORDED_STATEMENTS) await rm(RECORDED_STATEMENTS, { force: true });
const places = await startPlaces();
const record = RECORDED_STATEMENTS ? ['--import', RECORD] : [];
const server = spawn(process.execPath, ['--import', END_WITH_PARENT, ...record, 'dist/server/main.js'], {
  stdio: 'inherit',
  env: { ...NO_TILES, ...process.env, ...places.settings },
});
server.on('exit', (code) => process.exit(code ?? 1));
process.on('SIGTERM', () => server.kill());
