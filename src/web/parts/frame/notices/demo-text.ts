import { texts } from '#web/texts.ts';

const MINUTE_MS = 60_000;
const HOUR_MIN = 60;
const DAY_H = 24;

/** Returns the remaining time of a demo pilot; `now` is the device's clock, which may be slightly off. */
export function demoText(expiresAt: string, now: Date): string {
  const minutes = Math.ceil((Date.parse(expiresAt) - now.getTime()) / MINUTE_MS);
  if (minutes <= 0) return texts.frame.demoEnding;
  if (minutes <= HOUR_MIN) return texts.frame.demoEndsInMinutes(minutes);
  return texts.frame.demoEndsInHours(Math.min(DAY_H, Math.ceil(minutes / HOUR_MIN)));
}
