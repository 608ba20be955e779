import type { FlightsChange } from '#domain/flights-change';
import { readTags } from '#domain/tags';

/** Returns the change that a dialog's value stands for: the id of an item, or tags; null where there is no tag yet. */
export function changeOf(kind: FlightsChange['kind'], value: string): FlightsChange | null {
  if (kind === 'delete') return { kind };
  if (kind === 'setSite') return { kind, siteId: idOf(value) };
  if (kind === 'setGlider') return { kind, gliderId: idOf(value) };
  const tags = readTags(value);
  return tags.length === 0 ? null : { kind, tags };
}

/** An empty value is that of 'none'. */
function idOf(value: string): number | null {
  return value === '' ? null : Number(value);
}
