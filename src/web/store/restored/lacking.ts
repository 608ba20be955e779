import type { Flight } from '#domain/flight';
import type { Gear } from '#domain/gear/gear';
import type { Glider } from '#domain/glider';
import type { Site } from '#domain/site';
import type { Logbook } from '../logbook.ts';
import { type NamedType, namesakeOf } from '../pending/name-taken.ts';
import type { OldGear, OldGlider, OldSite, RestoredItem } from './restored-rows.ts';

/** Returns the items that a logbook still lacks: a site or glider of the same name counts as the same. */
export function lackingIn(logbook: Logbook, items: readonly RestoredItem[]): readonly RestoredItem[] {
  return items.filter(({ dataType, item }) => {
    if (dataType === 'flight') return logbook.flights.get(item.id)?.createdAt !== item.createdAt;
    if (dataType === 'handling') return logbook.handlings.get(item.id)?.createdAt !== item.createdAt;
    return itemAsBefore(logbook, dataType, item) === undefined;
  });
}

/** Returns the site, glider or piece of gear of a logbook that is the one of before the restore, or has its name; undefined when none is. */
export function itemAsBefore(
  logbook: Logbook,
  dataType: NamedType,
  { id, createdAt, name }: OldSite | OldGlider | OldGear,
): Site | Glider | Gear | undefined {
  const lists: Readonly<Record<NamedType, ReadonlyMap<number, Site | Glider | Gear>>> = {
    site: logbook.sites,
    glider: logbook.gliders,
    gear: logbook.gear,
  };
  const held = lists[dataType].get(id);
  return held?.createdAt === createdAt ? held : namesakeOf(logbook, dataType, name);
}

/** Returns the keys of flights whose track a logbook has in a flight of that day, as after its file was imported once more. */
export function keysWithKnownTrack({ flights }: Logbook, items: readonly RestoredItem[]): ReadonlySet<string> {
  const tracks = new Set([...flights.values()].map(trackOf));
  return new Set(
    items.flatMap((item) =>
      item.dataType === 'flight' && item.item.profile !== null && tracks.has(trackOf(item.item)) ? item.key : [],
    ),
  );
}

function trackOf({ date, profile }: Pick<Flight, 'date' | 'profile'>): string {
  return `${date} ${profile}`;
}
