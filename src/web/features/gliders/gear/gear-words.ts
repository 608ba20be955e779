import { uncountedOf } from '#domain/gear/check-rules';
import type { Gear } from '#domain/gear/gear';
import { GEAR as gearTexts } from '#texts/gear';

/** Returns when something was in use, in words; empty when that is not known. */
export function textOfUse({ inUseFrom, inUseUntil }: Pick<Gear, 'inUseFrom' | 'inUseUntil'>): string {
  if (inUseFrom !== null && inUseUntil !== null) return gearTexts.fromTo(inUseFrom, inUseUntil);
  if (inUseFrom !== null) return gearTexts.since(inUseFrom);
  return inUseUntil === null ? '' : gearTexts.until(inUseUntil);
}

/** Returns what of a check never makes it due, in words; null if all does. */
export function uncountedTextOf(...check: Parameters<typeof uncountedOf>): string | null {
  const uncounted = uncountedOf(...check);
  if (uncounted === null) return null;
  return uncounted === 'all' ? gearTexts.noDay : gearTexts.noCount;
}
