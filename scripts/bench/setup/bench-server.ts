import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readConfiguration } from '#server/configuration/configuration';
import { startTrackWorker } from '#server/jobs/workers';
import { PROJECT_FOLDER } from '#server/project-folder';
import { buildApp } from '#server/start/app';
import { createContext } from '#server/start/create-context';
import { listen } from '#server/start/listen';

// The built server in a process of plain Node, with an extra route that does no work, for comparison, and with the worker that scores tracks. Sends its port to the
// parent process and, on request, its peak memory and CPU time.
const read = readConfiguration(process.env);
if (read.state === 'wrong') throw new Error(read.problems.join('\n'));
const { context } = await createContext(read.configuration);
const app = buildApp(context, join(PROJECT_FOLDER, 'dist/web'));
app.get('/bare', (hono) => hono.json({}));
startTrackWorker(context);
const { port } = await listen(app, { port: 0, host: '127.0.0.1' });

process.on('message', () => process.send?.({ peakMemoryBytes: peakMemory(), cpuMs: cpuMs() }));
// Ends when the benchmark is killed.
process.on('disconnect', () => process.exit());
process.send?.({ port });

function peakMemory(): number {
  const line = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'));
  return Number(line?.[1] ?? 0) * 1024;
}

function cpuMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
