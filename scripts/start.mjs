import { build } from './build.mjs';
import { endWithParent } from './end-with-parent.mjs';
import { checkNode, install } from './install.mjs';

checkNode();
// Whoever starts it without npm may want it to outlive the terminal.
if (process.env.npm_lifecycle_event) endWithParent();
await install('run');
await build();
// In this very process, so that signals reach the server and its exit code is ours.
await import('../dist/server/main.js');
