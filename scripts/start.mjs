import { checkNode, install } from './install.mjs';

checkNode();
await install();
// Both need packages that are there only now.
const { build } = await import('./build.mjs');
await build();
await import('../dist/server/main.js');
