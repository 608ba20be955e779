import { fitText, MAX_NAME, nameKey } from '#domain/text';
import type { ReadArchive } from '#formats/readings';
import type { Logbook } from '#web/store/logbook.ts';
import type { Answers } from './answers.ts';
import {
  GliderNames,
  glidersOfRows,
  hasGlider,
  type NewGear,
  type NewHandling,
  newGearIn,
  newHandlings,
} from './archived-gear.ts';
import type { GliderText } from './propose-gliders.ts';
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
  /** Ground handling that cannot come, since the pilot has chosen no glider for it. */
  readonly withoutGlider: readonly NewHandling[];
  /** The last ground handling of the logbook that it was compared with. */
  readonly handlingsComparedUpTo: number;
  /** Names of gliders that gear or ground handling has, and the logbook does not; an empty one for ground handling that names none. */
  readonly gliderTexts: readonly GliderText[];
  /** The refs of new sites and gliders that no flight of the archives has, or that gear or ground handling has: they come, too. */
  readonly unused: { readonly sites: ReadonlySet<string>; readonly gliders: ReadonlySet<string> };
}

/** Returns what archives bring beside flights and their sites. */
export function otherImportedItems(
  { items, archives, handlings: rows = [] }: Pick<ReviewContent, 'items' | 'archives' | 'handlings'>,
  newSites: readonly NewSite[],
  logbook: OwnItems,
  answers: Answers['gliderTexts'] = new Map(),
): OtherImportedItems {
  const own = new Map([...logbook.gliders.values()].map((glider) => [nameKey(glider.name), glider]));
  const gliders = newByName([...archives.flatMap((archive) => archive.gliders), ...glidersOfRows(rows)], own);
  const flights = items.filter(({ archived }) => archived !== null).map(({ found }) => found);
  const gliderKeys = new Set(flights.map(({ gliderName }) => nameKey(fitText(gliderName, MAX_NAME))));
  const names = new GliderNames(logbook, answers);
  const gear = newGearIn(archives, logbook, names);
  const added = newHandlings(archives, rows, logbook, names);
  const handlings = added.filter(hasGlider);
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
    withoutGlider: added.filter((handling) => !hasGlider(handling)),
    handlingsComparedUpTo: Math.max(0, ...logbook.handlings.keys()),
    gliderTexts: [...names.asked].map(([key, text]) => ({ key, text, count: 0 })),
    unused: {
      sites: new Set(sites.map(({ ref }) => ref)),
      gliders: new Set(
        gliders.flatMap(([key]) => {
          const isDecided = gliderKeys.has(key) || names.asked.has(key);
          return isDecided && !named.has(key) ? [] : [key];
        }),
      ),
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
