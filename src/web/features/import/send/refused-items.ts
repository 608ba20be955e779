import type { PartResponse } from '#contract/import/imports';
import type { Refused } from '#contract/import/refused';
import type { Choice } from '../review/choice.ts';
import type { RunIds } from './build-part.ts';
import type { ImportPlan, PlannedFlight } from './plan.ts';

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
export function refusedItemsOf(results: Results, { sites, gliders }: PlannedItems): readonly RefusedItem[] {
  const names = { site: namesOf(sites), glider: namesOf(gliders) };
  return results.flatMap((result): readonly RefusedItem[] => {
    const { dataType: kind, ref } = result;
    if (result.state !== 'refused' || kind === 'flight') return [];
    const name = kind === 'pilot' ? null : (names[kind].get(ref) ?? ref);
    return [{ kind, name, refusal: { code: 'invalid', problems: result.problems } }];
  });
}

/** Flights of a part that were sent, the results, and the ids that sites and gliders of the run have got. */
export interface SentFlights {
  readonly planned: readonly PlannedFlight[];
  readonly results: Results;
  readonly ids: RunIds;
}

/** Returns the flights that the server has refused, and those that it has saved without their site or glider. */
export function refusedFlightsOf({ planned, results, ids }: SentFlights, named: PlannedItems): readonly RefusedItem[] {
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
