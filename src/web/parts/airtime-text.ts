import { hoursAndMinutes, type Minutes } from '#domain/units';
import { texts } from '#web/texts.ts';

/** Returns airtime as text, for labels and sentences: `1 h 08 min`, `46 min`. */
export function airtimeText(airtime: Minutes): string {
  const { hours, minutes } = hoursAndMinutes(airtime);
  return texts.airtime.full(hours, minutes);
}
