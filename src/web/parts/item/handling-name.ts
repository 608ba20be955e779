import type { HandlingInput } from '#domain/fields/handling';
import { isolated } from '#domain/isolated';
import { texts } from '#web/texts.ts';
import { DOT } from '#web/ui/text/dot.ts';
import { airtimeText } from '../quantities.tsx';

/** Returns ground handling in words: `May 3, 2026 · Yeti · 1 h`. */
export function handlingNameOf({ date, duration }: Pick<HandlingInput, 'date' | 'duration'>, gliderName = ''): string {
  return [texts.dates.day(date), isolated(gliderName), airtimeText(duration)].filter((word) => word !== '').join(DOT);
}
