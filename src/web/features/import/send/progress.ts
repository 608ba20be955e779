import type { DataType } from '#contract/data';
import type { PartResponse } from '#contract/import/imports';
import type { Refused } from '#contract/import/refused';
import type { Problem } from '#domain/problem';
import { texts } from '#web/texts.ts';
import type { NewHandling } from '../review/archived-gear.ts';
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
  readonly gearAdded: number;
  readonly handlingsAdded: number;
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
  gearAdded: 0,
  handlingsAdded: 0,
  refusedItems: [],
  isFinished: false,
};

/** Returns how many of the sent flights the logbook has now, without the refused ones. */
export function savedFlights({ added, filled, unchanged }: ImportProgress): number {
  return added + filled + unchanged;
}

/** A part that is done: the response, null when all of its files were gone, and its flights, null for sites and gliders. */
interface DonePart {
  readonly response: Pick<PartResponse, 'results'> | null;
  readonly part: { readonly planned: readonly PlannedFlight[]; readonly gone: readonly PlannedFlight[] } | null;
  readonly plan: Pick<ImportPlan, 'sites' | 'gliders' | 'gear' | 'handlings'>;
}

export function afterPart(progress: ImportProgress, { response, part, plan }: DonePart): ImportProgress {
  const results = response?.results ?? [];
  const { planned = [], gone = [] } = part ?? {};
  const ids = {
    sites: withIds(progress.ids.sites, results, 'site'),
    gliders: withIds(progress.ids.gliders, results, 'glider'),
  };
  const named: Named = {
    flights: new Map(planned.map((flight) => [flight.ref, flight])),
    sites: namesOf(plan.sites),
    gliders: namesOf(plan.gliders),
    gear: namesOf(plan.gear),
    handlings: new Map(plan.handlings.map((handling) => [handling.ref, handling])),
  };
  const count = (dataType: DataType, effect: string): number =>
    results.filter((item) => item.dataType === dataType && item.state === 'saved' && item.effect === effect).length;
  return {
    ...progress,
    ids,
    sent: progress.sent + planned.length,
    added: progress.added + count('flight', 'added'),
    filled: progress.filled + count('flight', 'filled'),
    unchanged: progress.unchanged + count('flight', 'unchanged'),
    lastFlightId: lastFlightOf(results) ?? progress.lastFlightId,
    sitesAdded: progress.sitesAdded + count('site', 'added'),
    glidersAdded: progress.glidersAdded + count('glider', 'added'),
    gearAdded: progress.gearAdded + count('gear', 'added'),
    handlingsAdded: progress.handlingsAdded + count('handling', 'added'),
    refusedItems: [
      ...progress.refusedItems,
      ...results.flatMap((result) => refusedOf(result, named, ids)),
      ...gone.map(({ path }): RefusedItem => ({ kind: 'flight', name: path, refusal: { code: 'gone' } })),
    ],
  };
}

function withIds(
  ids: ReadonlyMap<string, number>,
  results: readonly Result[],
  dataType: 'site' | 'glider',
): ReadonlyMap<string, number> {
  const saved = results.flatMap((result) =>
    result.dataType === dataType && result.state === 'saved' ? [[result.ref, result.id] as const] : [],
  );
  return saved.length === 0 ? ids : new Map([...ids, ...saved]);
}

function lastFlightOf(results: readonly Result[]): number | null {
  const last = results.findLast((result) => result.dataType === 'flight' && result.state === 'saved');
  return last?.state === 'saved' ? last.id : null;
}

type Result = PartResponse['results'][number];

/** The items of a part's results, by refs. */
interface Named {
  readonly flights: ReadonlyMap<string, PlannedFlight>;
  readonly sites: ReadonlyMap<string, string>;
  readonly gliders: ReadonlyMap<string, string>;
  readonly gear: ReadonlyMap<string, string>;
  readonly handlings: ReadonlyMap<string, NewHandling>;
}

function namesOf(items: ImportPlan['sites' | 'gliders' | 'gear']): ReadonlyMap<string, string> {
  return new Map(items.map(({ ref, name }) => [ref, name]));
}

/** The server's refusals, and a flight that it has saved without its site or glider. */
function refusedOf(result: Result, named: Named, ids: RunIds): readonly RefusedItem[] {
  const { dataType: kind, ref } = result;
  const flight = named.flights.get(ref);
  if (kind === 'flight' && flight === undefined) return [];
  const handling = named.handlings.get(ref);
  if (kind === 'handling' && handling && result.state === 'refused')
    return [refusedHandling(handling, result.problems)];
  if (result.state === 'refused')
    return [{ kind, name: nameOf(result, named), refusal: { code: 'invalid', problems: result.problems } }];
  if (kind !== 'flight' || flight === undefined || result.effect === 'unchanged') return [];
  const missing = (['sites', 'gliders'] as const).flatMap((items) => {
    const choice = items === 'sites' ? flight.site : flight.glider;
    return choice.kind === 'new' && !ids[items].has(choice.ref) ? (named[items].get(choice.ref) ?? choice.ref) : [];
  });
  return missing.map((item) => ({
    kind: 'incomplete',
    name: flight.path,
    refusal: { code: 'savedWithout', item },
  }));
}

/** Returns ground handling that was refused, by its file, row and day. */
export function refusedHandling({ source, date }: NewHandling, problems: readonly Problem[]): RefusedItem {
  const { path: name, ...row } = source;
  return { kind: 'handling', name, ...row, cell: texts.dates.day(date), refusal: { code: 'invalid', problems } };
}

function nameOf({ dataType, ref }: Result, { flights, sites, gliders, gear }: Named): string | null {
  if (dataType === 'pilot') return null;
  const names: Partial<Record<DataType, string | undefined>> = {
    site: sites.get(ref),
    glider: gliders.get(ref),
    gear: gear.get(ref),
    flight: flights.get(ref)?.path,
  };
  return names[dataType] ?? ref;
}

/** Returns the progress of an import that goes on: refused sites and gliders are sent again, and refused again. */
export function beforeItemsAgain(progress: ImportProgress): ImportProgress {
  const refusedItems = progress.refusedItems.filter(({ kind }) => kind === 'flight' || kind === 'incomplete');
  return { ...progress, refusedItems: refusedItems.filter(({ kind }) => kind !== 'gear' && kind !== 'handling') };
}

/** What was refused; the last is a flight that is saved without its site or glider. */
export const REFUSED_KINDS = [
  'file',
  'row',
  'flight',
  'site',
  'glider',
  'gear',
  'handling',
  'pilot',
  'incomplete',
] as const;

/** Something that was refused, with a code for the reason. */
export interface RefusedItem extends Extract<Refused, { readonly refusal: unknown }> {
  readonly kind: (typeof REFUSED_KINDS)[number];
}
