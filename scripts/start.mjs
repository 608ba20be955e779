import { spawn } from 'node:child_process';
import { build } from './build.mjs';
import { endWithParent } from './end-with-parent.mjs';
import { checkNode, endWithMessage, install } from './install.mjs';
import { ROOT } from './run.mjs';

checkNode();
// Only under npm: a server started without it may be meant to outlive the terminal.
if (process.env.npm_lifecycle_event) endWithParent();
await install('run').then(build).catch(endWithMessage);
// In this process, so that signals reach the server and its exit code is this process's.
await import(new URL('../dist/server/main.js', import.meta.url).href);
// Now that it listens: until they are compressed, the pages are sent as they are.
if (!process.exitCode) {
  spawn(process.execPath, ['scripts/compress-pages.mjs'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
  }).unref();
}
