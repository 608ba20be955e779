import { openAsBlob } from 'node:fs';
import { readFiles } from '#web/features/import/parse/read-files.ts';
import type { ReadReport } from '../import-read-bench.ts';

// Reads the ZIP that is named, as the browser's worker does, and prints how much time of the CPU it took, all threads together, and how
// much memory.
const [, , path = ''] = process.argv;
const MEGABYTE = 2 ** 20;
const file = await openAsBlob(path);
const start = process.cpuUsage();
let [flights, peak] = [0, 0];
await readFiles([{ path, file }], {
  onReading: (reading) => {
    if (reading.state === 'flights') flights += reading.flights.length;
  },
  onProgress: () => {
    const { heapUsed, external } = process.memoryUsage();
    peak = Math.max(peak, heapUsed + external);
  },
});
const { user, system } = process.cpuUsage(start);
const report: ReadReport = { seconds: (user + system) / 1_000_000, flights, peakMb: peak / MEGABYTE };
console.log(JSON.stringify(report));
