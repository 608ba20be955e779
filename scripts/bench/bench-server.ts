import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Hono } from 'hono';
import { type App, buildApp } from '#server/app';
import { readConfiguration } from '#server/configuration';
import { listen } from '#server/listen';
import { openHouse } from '#server/open-house';

/** Messages of this process to the one that measures it. */
export type FromServer = { readonly port: number } | { readonly peakMemoryBytes: number };

const WEB_FOLDER = join(import.meta.dirname, '../../dist/web');

/** The server as it is built, in a process of its own, with one bare route beside it: what no work at all costs. */
const read = readConfiguration(process.env);
if (read.state === 'wrong') throw new Error(read.problems.join('\n'));
const { house } = await openHouse(read.configuration);
const app: App = new Hono();
app.get('/bare', (context) => context.json({}));
app.route('/', buildApp(house, WEB_FOLDER));
const { port } = await listen(app, { port: 0, host: '127.0.0.1' });

process.on('message', () => say({ peakMemoryBytes: peakMemory() }));
say({ port });

function say(message: FromServer): void {
  process.send?.(message);
}

function peakMemory(): number {
  const line = /VmHWM:\s+(\d+) kB/.exec(readFileSync('/proc/self/status', 'utf8'));
  return Number(line?.[1] ?? 0) * 1024;
}
