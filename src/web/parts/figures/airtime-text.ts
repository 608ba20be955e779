import { hoursAndMinutes, type Minutes } from '#domain/units';
import { formatWhole } from '#web/ui/numbers.ts';

/** Airtime in words, for names and sentences: `1 h 08 min`, `46 min`. */
export function airtimeText(airtime: Minutes): string {
  const { hours, minutes } = hoursAndMinutes(airtime);
  if (hours === 0) return `${minutes} min`;
  return `${formatWhole(hours)} h ${String(minutes).padStart(2, '0')} min`;
}
