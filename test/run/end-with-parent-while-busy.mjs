// Ends the process that imports this when its parent process ends, also while it computes without end: a thread of its own looks.
import { Worker } from 'node:worker_threads';

new Worker(new URL('end-with-parent.mjs', import.meta.url), { execArgv: [] }).unref();
