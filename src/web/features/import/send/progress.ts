import type { DataType } from '#contract/data';
import type { PartResponse } from '#contract/import/imports';
import type { Refused } from '#contract/import/refused';
import type { Choice } from '../review/choice.ts';
import type { RunIds } from './build-part.ts';
import type { ImportPlan, PlannedFlight } from './plan.ts';

/** How far an import has come. */
export interface ImportProgress {
  /** Null before it has started. */
  readonly runId: number | null;
  readonly ids: RunIds;
  /** Flights that are done, refused ones included. */
  readonly sent: number;
  readonly added: number;
  readonly filled: number;
  /** Flights that had nothing empty any more. */
  readonly unchanged: number;
  /** The flight that was saved last; null for none. */
  readonly lastFlightId: number | null;
  readonly sitesAdded: number;
  readonly glidersAdded: number;
  readonly refusedItems: readonly RefusedItem[];
  readonly isFinished: boolean;
}

/** Nothing is sent yet. */
export const NOTHING_SENT: ImportProgress = {
  runId: null,
  ids: { sites: new Map(), gliders: new Map() },
  sent: 0,
  added: 0,
  filled: 0,
  unchanged: 0,
  lastFlightId: null,
  sitesAdded: 0,
  glidersAdded: 0,
  refusedItems: [],
  isFinished: false,
};

/** Returns how many of the flights that were sent the logbook has now: not those that were refused. */
export function savedFlights({ added, filled, unchanged }: ImportProgress): number {
  return added + filled + unchanged;
}

/** A part that is done: the response, null when all of its files were gone, and its flights, null for sites and gliders. */
interface DonePart {
  readonly response: Pick<PartResponse, 'results'> | null;
  readonly part: { readonly planned: readonly PlannedFlight[]; readonly gone: readonly PlannedFlight[] } | null;
  readonly plan: Pick<ImportPlan, 'sites' | 'gliders'>;
}

export function afterPart(progress: ImportProgress, { response, part, plan }: DonePart): ImportProgress {
  const results = response?.results ?? [];
  const ids = {
    sites: withIds(progress.ids.sites, results, 'site'),
    gliders: withIds(progress.ids.gliders, results, 'glider'),
  };
  const refused = part
    ? refusedFlightsOf({ planned: part.planned, results, ids }, plan)
    : refusedItemsOf(results, plan);
  const count = (dataType: DataType, effect: string): number =>
    results.filter((item) => item.dataType === dataType && item.state === 'saved' && item.effect === effect).length;
  return {
    ...progress,
    ids,
    sent: progress.sent + (part?.planned.length ?? 0),
    added: progress.added + count('flight', 'added'),
    filled: progress.filled + count('flight', 'filled'),
    unchanged: progress.unchanged + count('flight', 'unchanged'),
    lastFlightId: lastFlightOf(results) ?? progress.lastFlightId,
    sitesAdded: progress.sitesAdded + count('site', 'added'),
    glidersAdded: progress.glidersAdded + count('glider', 'added'),
    refusedItems: [...progress.refusedItems, ...refused, ...(part?.gone ?? []).map(refusedAsGone)],
  };
}

function lastFlightOf(results: PartResponse['results']): number | null {
  const last = results.findLast((result) => result.dataType === 'flight' && result.state === 'saved');
  return last?.state === 'saved' ? last.id : null;
}

function refusedAsGone({ path }: PlannedFlight): RefusedItem {
  return { kind: 'flight', name: path, refusal: { code: 'gone' } };
}

/** Returns the progress of an import that goes on: refused sites and gliders are sent again, and refused again. */
export function beforeItemsAgain(progress: ImportProgress): ImportProgress {
  const refusedItems = progress.refusedItems.filter(({ kind }) => kind === 'flight' || kind === 'incomplete');
  return { ...progress, refusedItems };
}

function withIds(
  ids: ReadonlyMap<string, number>,
  results: PartResponse['results'],
  dataType: 'site' | 'glider',
): ReadonlyMap<string, number> {
  const saved = results.flatMap((result) =>
    result.dataType === dataType && result.state === 'saved' ? [[result.ref, result.id] as const] : [],
  );
  return saved.length === 0 ? ids : new Map([...ids, ...saved]);
}

/** Something that was refused, with a code for the reason. */
export type RefusedWithCode = Extract<Refused, { readonly refusal: unknown }>;

/** What became of something that was not saved as the pilot wanted it. */
export interface RefusedItem extends RefusedWithCode {
  /** `incomplete`: a flight that is saved, but without its site or glider, which was refused. */
  readonly kind: 'flight' | 'site' | 'glider' | 'pilot' | 'incomplete';
}

type Results = PartResponse['results'];
type PlannedItems = Pick<ImportPlan, 'sites' | 'gliders'>;

/** Returns the sites and gliders that the server has refused, and the pilot's fields. */
function refusedItemsOf(results: Results, { sites, gliders }: PlannedItems): readonly RefusedItem[] {
  const names = { site: namesOf(sites), glider: namesOf(gliders) };
  return results.flatMap((result): readonly RefusedItem[] => {
    const { dataType: kind, ref } = result;
    if (result.state !== 'refused' || kind === 'flight') return [];
    const name = kind === 'pilot' ? null : (names[kind].get(ref) ?? ref);
    return [{ kind, name, refusal: { code: 'invalid', problems: result.problems } }];
  });
}

/** Flights of a part that were sent, the results, and the ids that sites and gliders of the run have got. */
interface SentFlights {
  readonly planned: readonly PlannedFlight[];
  readonly results: Results;
  readonly ids: RunIds;
}

/** Returns the flights that the server has refused, and those that it has saved without their site or glider. */
function refusedFlightsOf({ planned, results, ids }: SentFlights, named: PlannedItems): readonly RefusedItem[] {
  const resultOf = new Map(results.map((result) => [result.ref, result]));
  return planned.flatMap((flight): readonly RefusedItem[] => {
    const result = resultOf.get(flight.ref);
    if (result === undefined) return [];
    const name = flight.path;
    if (result.state === 'refused')
      return [{ kind: 'flight', name, refusal: { code: 'invalid', problems: result.problems } }];
    const missing = result.effect === 'unchanged' ? [] : missingNames(flight, ids, named);
    return missing.map((item) => ({ kind: 'incomplete', name, refusal: { code: 'savedWithout', item } }));
  });
}

function missingNames({ site, glider }: PlannedFlight, ids: RunIds, named: PlannedItems): readonly string[] {
  return [...missingName(site, ids.sites, named.sites), ...missingName(glider, ids.gliders, named.gliders)];
}

function missingName(
  choice: Choice,
  ids: ReadonlyMap<string, number>,
  items: PlannedItems['sites' | 'gliders'],
): readonly string[] {
  if (choice.kind !== 'new' || ids.has(choice.ref)) return [];
  return [namesOf(items).get(choice.ref) ?? choice.ref];
}

function namesOf(items: PlannedItems['sites' | 'gliders']): ReadonlyMap<string, string> {
  return new Map(items.map(({ ref, name }) => [ref, name]));
}
