import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { startPlaces } from '../stand-ins/places.ts';

/** Serves the built Wingbook to the browser tests: with an empty database, and with stand-ins for all third parties. */
const { DATA_DIR } = process.env;
if (!DATA_DIR) throw new Error('Say in DATA_DIR which folder the tests may empty.');
await rm(DATA_DIR, { recursive: true, force: true });
const places = await startPlaces();
const server = spawn(process.execPath, ['dist/server/main.js'], {
  stdio: 'inherit',
  env: { ...process.env, ...places.settings },
});
server.on('exit', (code) => process.exit(code ?? 1));
process.on('SIGTERM', () => server.kill());
