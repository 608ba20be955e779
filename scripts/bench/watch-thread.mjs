import { setTimeout } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';

const PAUSE_MS = 20;

// Asks for the same again and again until it is told to stop, in a thread of its own: what the bench itself computes
// meanwhile is not to be measured.
const { url, cookie } = workerData;
const times = [];
let isOver = false;
parentPort.once('message', () => {
  isOver = true;
});
while (!isOver) {
  const start = performance.now();
  const answer = await fetch(url, { headers: { cookie } });
  await answer.arrayBuffer();
  if (answer.status !== 200) throw new Error(`A load answered ${answer.status}`);
  times.push(performance.now() - start);
  await setTimeout(PAUSE_MS);
}
parentPort.postMessage(times);
