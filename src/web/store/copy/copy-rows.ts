import * as v from 'valibot';
import { type LoadResponse, loadResponse } from '#contract/data';
import { flightChange, gearChange, gliderChange, handlingChange, pilotResponse, siteChange } from '#contract/items';
import { hasOutline } from '../../api/call.ts';
import type { StoredRow } from '../../device-storage/stored-database.ts';
import { applyResponse, type Logbook } from '../logbook.ts';
import type { withBlankFields } from './blank-fields.ts';

/** Ids of a chunk, which is one row: 10,000 flights as rows of their own take seconds to write (docs/measurements.md). */
const CHUNK_IDS = 256;
const ID_DIGITS = 8;

/** The lists of a logbook, which are stored in chunks. */
const LISTS = ['flights', 'sites', 'gliders', 'gear', 'handlings'] as const;
type List = (typeof LISTS)[number];

/** A stored logbook. */
export interface Copy {
  readonly logbook: Logbook;
  /** When the server last said that it is the newest, in Unix milliseconds of this device. */
  readonly asOf: number;
  /** Whether an update can be applied to it: not if another version of the app wrote it, with other fields. */
  readonly canBeUpdated: boolean;
}

const HEAD = v.object({
  v: v.literal(1),
  lastModified: v.number(),
  epoch: v.string(),
  /** The fields of its items: see {@link SHAPE}. */
  shape: v.string(),
  asOf: v.number(),
  pilot: v.looseObject({ id: v.number() }),
});

/** The row that names the version that the chunks have; written with them. */
export type Head = v.InferOutput<typeof HEAD>;

/** The fields of a logbook as this version of the app knows them. To be raised where a field of the same name means something else. */
const SHAPE = `1 ${[
  pilotResponse.entries,
  ...[flightChange, siteChange, gliderChange, gearChange, handlingChange].map((change) => change.options[0].entries),
]
  .map((entries) => Object.keys(entries).join())
  .join(' ')}`;

/** Returns the beginning of the keys of a pilot's rows. */
export const prefixOf = (pilotId: number): string => `${pilotId}/`;

/** Returns the key of a pilot's head. */
export const headKey = (pilotId: number): string => `${pilotId}/head`;

/** Returns the head of a logbook. */
export function headOf({ lastModified, epoch, pilot }: Logbook, asOf: number): Head {
  return { v: 1, lastModified, epoch, shape: SHAPE, asOf, pilot: { ...pilot } };
}

/** Returns a stored head; null when there is none that this version of the app can read. */
export function readHead(row: unknown): Head | null {
  const { success, output } = v.safeParse(HEAD, row);
  return success ? output : null;
}

/** Whether a stored head is that of a logbook. */
export function isHeadOf(head: Head | null, { lastModified, epoch }: Logbook): boolean {
  return head !== null && head.lastModified === lastModified && head.epoch === epoch && head.shape === SHAPE;
}

/** A chunk to write: JSON of its items, null when it has none any more. */
export interface Chunk {
  readonly key: string;
  readonly text: string | null;
}

/** Yields the chunks in which two states of a pilot's logbook differ, or all of one, and where a long logbook may be interrupted. */
export function* chunksOf(logbook: Logbook, before: Logbook | null): Generator<Chunk> {
  for (const list of LISTS) {
    const touched = touchedChunks(logbook[list], before?.[list] ?? new Map());
    for (const [number, items] of touched) {
      const key = `${prefixOf(logbook.pilot.id)}${list}/${String(number).padStart(ID_DIGITS, '0')}`;
      yield { key, text: items.length === 0 ? null : JSON.stringify(items) };
    }
  }
}

type Items = ReadonlyMap<number, { readonly id: number }>;

/** Returns the items of each chunk that differs: an item that has not changed is the same object. */
function touchedChunks(items: Items, before: Items): ReadonlyMap<number, readonly unknown[]> {
  const touched = new Map<number, unknown[]>();
  if (items === before) return touched;
  for (const [id, item] of items) if (before.get(id) !== item) touched.set(chunkOf(id), []);
  for (const id of before.keys()) if (!items.has(id)) touched.set(chunkOf(id), []);
  for (const [id, item] of items) touched.get(chunkOf(id))?.push(item);
  return touched;
}

function chunkOf(id: number): number {
  return Math.floor(id / CHUNK_IDS);
}

/** Returns the logbook in a pilot's rows; null when they are not one that this version of the app can read. */
export async function copyIn(pilotId: number, rows: readonly StoredRow[]): Promise<Copy | null> {
  const head = headIn(pilotId, rows);
  if (head === null) return null;
  const canBeUpdated = head.shape === SHAPE;
  const fill = canBeUpdated ? null : (await import('./blank-fields.ts')).withBlankFields;
  const logbook = logbookIn(pilotId, rows, fill);
  return logbook && { logbook, asOf: head.asOf, canBeUpdated };
}

/** Like {@link copyIn}, but at once: `fill` adds the fields that another version of the app did not have. */
export function logbookIn(
  pilotId: number,
  rows: readonly StoredRow[],
  fill: typeof withBlankFields | null,
): Logbook | null {
  const head = headIn(pilotId, rows);
  if (head === null) return null;
  const { lastModified, epoch, pilot } = head;
  const stored = { pilot, lastModified, epoch, ...listsIn(pilotId, rows) };
  const whole = fill ? fill(stored) : stored;
  return isLoad(whole) ? applyResponse(null, whole, null) : null;
}

function headIn(pilotId: number, rows: readonly StoredRow[]): Head | null {
  const head = readHead(rows.find(({ key }) => key === headKey(pilotId))?.row);
  return head?.pilot.id === pilotId ? head : null;
}

/** Like a response, by its outline: a whole logbook would take too long. */
function isLoad(value: unknown): value is LoadResponse {
  return hasOutline(loadResponse, value);
}

function listsIn(pilotId: number, rows: readonly StoredRow[]): Record<List, readonly unknown[]> {
  const itemsOf = (list: List): unknown[] =>
    rows.filter(({ key }) => key.startsWith(`${prefixOf(pilotId)}${list}/`)).flatMap(({ row }) => itemsIn(row));
  return {
    flights: itemsOf('flights'),
    sites: itemsOf('sites'),
    gliders: itemsOf('gliders'),
    gear: itemsOf('gear'),
    handlings: itemsOf('handlings'),
  };
}

function itemsIn(row: unknown): unknown[] {
  const items: unknown = typeof row === 'string' ? JSON.parse(row) : null;
  if (!Array.isArray(items)) throw new Error('A chunk of the stored logbook is no list.');
  return items;
}
