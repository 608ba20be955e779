import type { DataType } from '#contract/data';
import type { PartResponse } from '#contract/import/imports';
import type { RunIds } from './build-part.ts';
import type { ImportPlan, PlannedFlight } from './plan.ts';
import { type RefusedItem, refusedFlightsOf, refusedItemsOf } from './refused-items.ts';

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
export interface DonePart {
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
