import type { Glider } from '#domain/glider';
import type { Site } from '#domain/site';
import type { Logbook } from '../logbook.ts';
import { namesakeOf } from '../pending/name-taken.ts';
import type { OldGlider, OldSite, RestoredFlight, RestoredItem } from './restored-rows.ts';

/** Returns the items that a logbook still lacks: a site or glider of the same name counts as the same. */
export function lackingIn(logbook: Logbook, items: readonly RestoredItem[]): readonly RestoredItem[] {
  return items.filter(({ dataType, item }) =>
    dataType === 'flight'
      ? logbook.flights.get(item.id)?.createdAt !== item.createdAt
      : itemAsBefore(logbook, dataType, item) === undefined,
  );
}

/** Returns the site or glider of a logbook that is the one of before the restore, or has its name; undefined where none is. */
export function itemAsBefore(
  logbook: Logbook,
  dataType: 'site' | 'glider',
  { id, createdAt, name }: OldSite | OldGlider,
): Site | Glider | undefined {
  const held: Site | Glider | undefined = (dataType === 'site' ? logbook.sites : logbook.gliders).get(id);
  return held?.createdAt === createdAt ? held : namesakeOf(logbook, dataType, name);
}

/** Whether a logbook has a flight of that day with the same track, as after its file was imported once more. */
export function hasItsTrack(logbook: Logbook, { item: { date, profile } }: RestoredFlight): boolean {
  if (profile === null) return false;
  return [...logbook.flights.values()].some((flight) => flight.date === date && flight.profile === profile);
}
