import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import '../../run/end-with-parent.mjs';
import { startPlaces } from '../../stand-ins/places.ts';

/** The server ends with this process, and this process with the test run, even when either is killed. */
const END_WITH_PARENT = import.meta.resolve('../../run/end-with-parent.mjs');

/** Serves the built Wingbook to the browser tests, with an empty database and stand-ins for all third parties. */
const { DATA_DIR } = process.env;
/** The built-in map alone. */
const NO_TILES = { MAP_STYLE_URL: 'off', TERRAIN_URL: 'off' };
if (!DATA_DIR) throw new Error('Set DATA_DIR to a folder that the tests may delete.');
await rm(DATA_DIR, { recursive: true, force: true });
const places = await startPlaces();
const server = spawn(process.execPath, ['--import', END_WITH_PARENT, 'dist/server/main.js'], {
  stdio: 'inherit',
  env: { ...NO_TILES, ...process.env, ...places.settings },
});
server.on('exit', (code) => process.exit(code ?? 1));
process.on('SIGTERM', () => server.kill());
