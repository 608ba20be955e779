import { hoursAndMinutes, type Minutes } from '#domain/units';
import { formatWhole } from '#web/ui/numbers.ts';

/** Returns airtime as text, for labels and sentences: `1 h 08 min`, `46 min`. */
export function airtimeText(airtime: Minutes): string {
  const { hours, minutes } = hoursAndMinutes(airtime);
  if (hours === 0) return `${minutes} min`;
  return `${formatWhole(hours)} h ${String(minutes).padStart(2, '0')} min`;
}
