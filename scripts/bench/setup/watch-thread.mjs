import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const PAUSE_MS = 20;

// Repeats a request until it receives a message, in a separate thread, so that the benchmark's own work is not measured.
const { url, cookie } = workerData;
const times = [];
let isOver = false;
parentPort.once('message', () => {
  isOver = true;
});
while (!isOver) {
  const start = performance.now();
  const response = await fetch(url, { headers: { cookie } });
  await response.arrayBuffer();
  if (response.status !== 200) throw new Error(`A load failed with status ${response.status}`);
  times.push(performance.now() - start);
  await setTimeout(PAUSE_MS);
}
parentPort.postMessage(times);
