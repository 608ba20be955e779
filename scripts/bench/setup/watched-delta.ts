import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Visitor } from '#test/servers/visitor';
import { median } from '../row.ts';

const WATCH = new URL('./watch-thread.mjs', import.meta.url);
const WARM_UP_MS = 500;

/** How long the deltas took, in milliseconds. */
export interface Delay {
  readonly worst: number;
  readonly usual: number;
  /** 99 of 100 deltas take no longer. */
  readonly p99: number;
}

/** Returns how long a delta takes while the work runs, in milliseconds. */
export async function worstDelta(url: string, pilot: Visitor, work: () => Promise<unknown>): Promise<Delay> {
  const fields = { pilotId: String(pilot.pilotId), csrf: pilot.cookies.get('csrf') ?? '', lastModified: '0' };
  const cookie = [...pilot.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const watch = new Worker(WATCH, { workerData: { url: `${url}/api/data?${new URLSearchParams(fields)}`, cookie } });
  const watched = once(watch, 'message');
  await setTimeout(WARM_UP_MS);
  await work();
  watch.postMessage('stop');
  const [times]: number[][] = await watched;
  const sorted = (times ?? []).slice(1).toSorted((a, b) => a - b);
  return {
    worst: sorted.at(-1) ?? 0,
    usual: median(times ?? []),
    p99: sorted[Math.ceil(sorted.length * 0.99) - 1] ?? 0,
  };
}
