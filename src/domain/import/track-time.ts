/**
 * ISO 8601, as strictly as recorders write it: SkyDrop neither pads its numbers nor has a colon before the seconds,
 * `2016-5-8T9:3.7Z`.
 */
const TIME =
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})[T ](?<hours>\d{1,2}):(?<minutes>\d{1,2})(?:[:.](?<seconds>\d{1,2})(?:[.,](?<fraction>\d+))?)?(?<zone>Z|[+-]\d{2}(?::?\d{2})?)?$/i;

/** Returns the Unix seconds of a time in a GPX or KML file; without a zone it is UTC. NaN when it is not a time. */
export function trackTime(text: string): number {
  const parts = TIME.exec(text.trim())?.groups;
  if (parts === undefined) return Number.NaN;
  const part = (name: string): number => Number(parts[name] ?? 0);
  const [year, month, day] = [part('year'), part('month') - 1, part('day')];
  const time = [part('hours'), part('minutes'), part('seconds')] as const;
  if (!isDay(year, month, day) || !isTimeOfDay(time)) return Number.NaN;
  return Date.UTC(year, month, day, ...time) / 1000 + Number(`0.${parts.fraction ?? 0}`) - aheadOf(parts.zone);
}

/** Months count from 0. */
function isDay(year: number, month: number, day: number): boolean {
  return month >= 0 && month < 12 && day >= 1 && day <= new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
}

/** The second 60 is a leap second. */
function isTimeOfDay([hours, minutes, seconds]: readonly [number, number, number]): boolean {
  return hours < 24 && minutes < 60 && seconds <= 60;
}

/** Seconds that `+02:00`, `-0330` or `+02` is ahead of UTC. */
function aheadOf(zone = 'Z'): number {
  const [hours, minutes] = [Number(zone.slice(1, 3)), Number(zone.slice(3).replace(':', ''))];
  return (hours * 60 + minutes) * (zone.startsWith('-') ? -60 : 60);
}
