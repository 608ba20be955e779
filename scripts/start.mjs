import { build } from './build.mjs';
import { checkNode, install } from './install.mjs';

checkNode();
await install();
await build();
await import('../dist/server/main.js');
