import { fitText, MAX_NAME, nameKey } from '#domain/text';
import type { Logbook } from '#web/store/logbook.ts';
import type { ReadArchive } from '../parse/readings.ts';
import {
  glidersOfRows,
  type NewGear,
  type NewHandling,
  newGearIn,
  newHandlingsIn,
  newHandlingsOf,
} from './archived-gear.ts';
import type { NewSite } from './propose-sites.ts';
import type { ReviewContent } from './review.ts';

/** The items of archives beside flights and their sites. */
export interface OtherImportedItems {
  /** The pilot's fields, into an empty logbook; null for none. */
  readonly pilot: ReadArchive['pilot'] | null;
  /** Gliders that the logbook does not have, in the order of the archives, by the keys of their names. */
  readonly gliders: ReadonlyMap<string, ArchivedGlider>;
  readonly gear: readonly NewGear[];
  readonly handlings: readonly NewHandling[];
  /** The refs of new sites and gliders that no flight of the archives has, or that gear or ground handling has: they come, too. */
  readonly unused: { readonly sites: ReadonlySet<string>; readonly gliders: ReadonlySet<string> };
}

/** Returns what archives bring beside flights and their sites. */
export function otherImportedItems(
  { items, archives, handlings: rows = [] }: Pick<ReviewContent, 'items' | 'archives' | 'handlings'>,
  newSites: readonly NewSite[],
  logbook: OwnItems,
): OtherImportedItems {
  const own = new Map([...logbook.gliders.values()].map((glider) => [nameKey(glider.name), glider]));
  const gliders = newByName([...archives.flatMap((archive) => archive.gliders), ...glidersOfRows(rows)], own);
  const flights = items.filter(({ archived }) => archived !== null).map(({ found }) => found);
  const gliderKeys = new Set(flights.map(({ gliderName }) => nameKey(fitText(gliderName, MAX_NAME))));
  const gear = newGearIn(archives, logbook);
  const handlings = [...newHandlingsIn(archives, logbook), ...newHandlingsOf(rows, logbook)];
  const named = new Set([
    ...gear.flatMap(({ gliderRefs }) => gliderRefs),
    ...handlings.map(({ gliderRef }) => gliderRef),
  ]);
  const sites = newSites.filter(({ archived, isFlown }) => archived !== undefined && !isFlown);
  return {
    pilot: pilotOf(archives, logbook),
    gliders: new Map(gliders),
    gear,
    handlings,
    unused: {
      sites: new Set(sites.map(({ ref }) => ref)),
      gliders: new Set(gliders.flatMap(([key]) => (gliderKeys.has(key) && !named.has(key) ? [] : [key]))),
    },
  };
}

/** What is compared with archives. */
type OwnItems = Pick<Logbook, 'flights' | 'sites' | 'gliders' | 'gear' | 'handlings'>;

function pilotOf(
  archives: ReviewContent['archives'],
  { flights, sites, gliders, gear }: OwnItems,
): ReadArchive['pilot'] | null {
  return flights.size + sites.size + gliders.size + gear.size === 0 ? (archives[0]?.pilot ?? null) : null;
}

export type ArchivedGlider = ReadArchive['gliders'][number];

/** Returns those of an archive's sites or gliders whose names the logbook does not have, once each, by the keys of their names. */
function newByName<Item extends { readonly name: string }>(
  items: readonly Item[],
  own: ReadonlyMap<string, unknown>,
): readonly (readonly [string, Item])[] {
  const found = new Map<string, Item>();
  for (const item of items) {
    const key = nameKey(fitText(item.name, MAX_NAME));
    if (key !== '' && !own.has(key) && !found.has(key)) found.set(key, item);
  }
  return [...found];
}
