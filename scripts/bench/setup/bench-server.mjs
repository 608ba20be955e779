import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { buildApp } from '../../../dist/server/app.js';
import { readConfiguration } from '../../../dist/server/configuration.js';
import { listen } from '../../../dist/server/listen.js';
import { createContext } from '../../../dist/server/open-house.js';

const WEB_FOLDER = join(import.meta.dirname, '../../../dist/web');

// The built server in a process of plain Node, with an extra route that does no work, for comparison. Sends its port to the
// parent process and, on request, its peak memory and CPU time.
const read = readConfiguration(process.env);
if (read.state === 'wrong') throw new Error(read.problems.join('\n'));
const { context } = await createContext(read.configuration);
const app = new Hono();
app.get('/bare', (context) => context.json({}));
app.route('/', buildApp(context, WEB_FOLDER));
const { port } = await listen(app, { port: 0, host: '127.0.0.1' });

process.on('message', () => process.send({ peakMemoryBytes: peakMemory(), cpuMs: cpuMs() }));
// Ends when the benchmark is killed.
process.on('disconnect', () => process.exit());
process.send({ port });

function peakMemory() {
  const line = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'));
  return Number(line?.[1] ?? 0) * 1024;
}

function cpuMs() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
