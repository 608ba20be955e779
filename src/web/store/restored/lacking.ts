import type { Flight } from '#domain/flight';
import type { Glider } from '#domain/glider';
import type { Site } from '#domain/site';
import type { Logbook } from '../logbook.ts';
import { namesakeOf } from '../pending/name-taken.ts';
import type { OldGlider, OldSite, RestoredItem } from './restored-rows.ts';

/** Returns the items that a logbook still lacks: a site or glider of the same name counts as the same. */
export function lackingIn(logbook: Logbook, items: readonly RestoredItem[]): readonly RestoredItem[] {
  return items.filter(({ dataType, item }) =>
    dataType === 'flight'
      ? logbook.flights.get(item.id)?.createdAt !== item.createdAt
      : itemAsBefore(logbook, dataType, item) === undefined,
  );
}

/** Returns the site or glider of a logbook that is the one of before the restore, or has its name; undefined when none is. */
export function itemAsBefore(
  logbook: Logbook,
  dataType: 'site' | 'glider',
  { id, createdAt, name }: OldSite | OldGlider,
): Site | Glider | undefined {
  const held: Site | Glider | undefined = (dataType === 'site' ? logbook.sites : logbook.gliders).get(id);
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
