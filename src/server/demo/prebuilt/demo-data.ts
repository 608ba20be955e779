import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalDate } from '#domain/local-date';
import { PROJECT_FOLDER } from '#server/project-folder';
import { checkedGliders } from '../content/gliders.ts';
import type { PrebuiltDemo } from './prebuilt-demo.ts';
import { type ShiftedFlight, shiftDemo } from './shift-demo.ts';

/** The demo's logbook with the dates of a demo that starts today. */
export interface DemoData extends Pick<PrebuiltDemo, 'pilot' | 'sites' | 'gliders'> {
  readonly flights: readonly ShiftedFlight[];
}

/** Written by `scripts/demo-data.mjs`. */
const FILE = join(PROJECT_FOLDER, 'dist/demo.json');

let ready: Promise<PrebuiltDemo> | null = null;
let latest: { readonly today: LocalDate; readonly data: DemoData } | null = null;

/** Returns the demo's logbook for `today`. The file is read at first use, and its dates are shifted once a day. */
export async function demoData(today: LocalDate): Promise<DemoData> {
  ready ??= readPrebuiltDemo();
  const { pilot, sites, gliders, ...demo } = await ready;
  if (latest?.today !== today) {
    const flights = shiftDemo({ pilot, sites, gliders, ...demo }, today);
    latest = { today, data: { pilot, sites, gliders: checkedGliders(gliders, today), flights } };
  }
  return latest.data;
}

async function readPrebuiltDemo(): Promise<PrebuiltDemo> {
  try {
    return JSON.parse(await readFile(FILE, 'utf8'));
  } catch (error) {
    ready = null;
    throw new Error(`The demo's data in ${FILE} cannot be read: run 'npm run build'`, { cause: error });
  }
}
