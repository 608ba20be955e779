import type { Gear } from '#domain/gear/gear';
import { GEAR as gearTexts } from '#texts/gear';

/** Returns when something was in use, in words; empty when that is not known. */
export function textOfUse({ inUseFrom, inUseUntil }: Pick<Gear, 'inUseFrom' | 'inUseUntil'>): string {
  if (inUseFrom !== null && inUseUntil !== null) return gearTexts.fromTo(inUseFrom, inUseUntil);
  if (inUseFrom !== null) return gearTexts.since(inUseFrom);
  return inUseUntil === null ? '' : gearTexts.until(inUseUntil);
}
