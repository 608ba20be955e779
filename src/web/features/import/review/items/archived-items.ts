import { fitText, MAX_NAME, nameKey } from '#domain/text';
import type { ReadArchive } from '../../parse/readings.ts';

export type ArchivedSite = ReadArchive['sites'][number];
export type ArchivedGlider = ReadArchive['gliders'][number];

/** Returns those of an archive's sites or gliders whose names the logbook does not have, once each, by the keys of their names. */
export function newByName<Item extends { readonly name: string }>(
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
