// Starts a thread from its TypeScript source, in development and tests: Node's threads do not inherit a loader.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData.entry);
