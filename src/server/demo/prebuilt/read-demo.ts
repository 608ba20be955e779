import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import type { LocalDate } from '#domain/local-date';
import { PROJECT_FOLDER } from '#server/project-folder';
import { checkedGliders } from '../content/gliders.ts';
import { type PrebuiltDemo, prebuiltDemo } from './prebuilt-demo.ts';
import { type ShiftedFlight, shiftDemo } from './shift-demo.ts';

/** The demo's logbook with the dates of a demo that starts today. */
export interface DemoData extends Pick<PrebuiltDemo, 'pilot' | 'sites' | 'gliders'> {
  readonly flights: readonly ShiftedFlight[];
}

/** Written by `scripts/demo-data.mjs`. */
const FILE = join(PROJECT_FOLDER, 'dist/demo.json');
/** An older build may have written it. */
const STORED = v.pipe(v.string(), v.parseJson(), prebuiltDemo);

/** Reads the demo's logbook and shifts its dates to `today`. A task of the threads: parsing and hashing take some 60 ms. */
export async function readDemo(today: LocalDate): Promise<DemoData> {
  const demo = await readPrebuiltDemo();
  const { pilot, sites, gliders } = demo;
  return { pilot, sites, gliders: checkedGliders(gliders, today), flights: shiftDemo(demo, today) };
}

async function readPrebuiltDemo(): Promise<PrebuiltDemo> {
  try {
    return v.parse(STORED, await readFile(FILE, 'utf8'));
  } catch (error) {
    throw new Error(`The demo's data in ${FILE} cannot be read: run 'npm run build'`, { cause: error });
  }
}
