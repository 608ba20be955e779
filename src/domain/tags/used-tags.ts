import type { Flight } from '../flight.ts';
import { nameKey } from '../text.ts';

/** Returns the tags that flights have, those of most flights first; of those that differ in case alone the first that is met. */
export function usedTags(flights: Iterable<Pick<Flight, 'tags'>>): readonly string[] {
  const used = new Map<string, { readonly tag: string; count: number }>();
  for (const { tags } of flights) {
    for (const tag of tags) {
      const key = nameKey(tag);
      const found = used.get(key);
      if (found) found.count += 1;
      else used.set(key, { tag, count: 1 });
    }
  }
  return [...used.values()].sort((a, b) => b.count - a.count).map(({ tag }) => tag);
}
