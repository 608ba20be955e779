/**
 * ISO 8601, as strictly as recorders write it: SkyDrop neither pads its numbers nor has a colon before the seconds,
 * `2016-5-8T9:3.7Z`.
 */
const TIME =
  /^(\d{4})-(\d{1,2})-(\d{1,2})[T ](\d{1,2}):(\d{1,2})(?:[:.](\d{1,2})(?:[.,](\d+))?)?(?:Z|([+-])(\d{2}):?(\d{2})?)?$/i;

/** Returns the Unix seconds of a time in a GPX or KML file; without a zone it is UTC. NaN when it is not a time. */
export function trackTime(text: string): number {
  const [match, year, month, day, hours, minutes, seconds = 0, fraction = 0, sign, zoneHours, zoneMinutes] =
    TIME.exec(text.trim()) ?? [];
  if (match === undefined) return Number.NaN;
  const [date, clock] = [[year, month, day].map(Number), [hours, minutes, seconds].map(Number)];
  if (!isDay(date) || !isTimeOfDay(clock)) return Number.NaN;
  const ahead = (Number(zoneHours ?? 0) * 60 + Number(zoneMinutes ?? 0)) * (sign === '-' ? -60 : 60);
  const [y = 0, m = 1, d = 1] = date;
  const [h = 0, min = 0, s = 0] = clock;
  return Date.UTC(y, m - 1, d, h, min, s) / 1000 + Number(`0.${fraction}`) - ahead;
}

function isDay([year = 0, month = 0, day = 0]: readonly number[]): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** The second 60 is a leap second. */
function isTimeOfDay([hours = 0, minutes = 0, seconds = 0]: readonly number[]): boolean {
  return hours < 24 && minutes < 60 && seconds <= 60;
}
