import type { Gear } from '#domain/gear/gear';
import { isolatedList } from '#domain/isolated';
import { GEAR as gearTexts } from '#texts/gear';
import type { Logbook } from '#web/store/logbook.ts';

/** Returns the gliders with which gear is used, in words; one that was deleted since is said so. */
export function usedWithOf({ gliderIds }: Pick<Gear, 'gliderIds'>, gliders: Logbook['gliders']): string {
  if (gliderIds.length === 0) return gearTexts.allFlights;
  return isolatedList(gliderIds.map((id) => gliders.get(id)?.name ?? gearTexts.deletedGlider));
}
