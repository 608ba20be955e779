import { dayAfterRollOver } from '#domain/igc/day-of-file';
import type { FoundTrack, KnownFlight } from '#domain/import/found-flight';
import { matchFlights } from '#domain/import/match/match-flights';
import { daysBetween, type LocalDate, localDateOf } from '#domain/local-date';
import { localDateTime } from '#domain/track/local-time';
import type { ReviewItem } from './review.ts';

const DAY_S = 86_400;

/** Returns the flights with the days that the pilot has said for their files, by the files' hashes, and what they are beside the logbook then. */
export function withSaidDays(
  items: readonly ReviewItem[],
  days: ReadonlyMap<string, LocalDate>,
  known: readonly KnownFlight[],
): readonly ReviewItem[] {
  if (days.size === 0) return items;
  const moved = items.map((item) => {
    const day = item.found.track && days.get(item.found.track.sha256);
    return day ? onDay(item, day) : item;
  });
  const changed = moved.filter((item, i) => item !== items[i]);
  const matches = matchFlights(
    changed.map(({ found }) => found),
    known,
  );
  return moved.map((item, i) => {
    const match = item === items[i] ? null : matches.get(item.found.key);
    return match ? { ...item, match } : item;
  });
}

/** Whether the pilot has yet to say the day of a flight's file. */
export function isDayAsked({ found }: Pick<ReviewItem, 'found'>): boolean {
  return found.track?.daysAsked !== undefined;
}

/** Returns the probable day of a flight whose receiver may have counted 1,024 weeks too few; null for any other. */
export function probableDay({ found, archived }: Pick<ReviewItem, 'found' | 'archived'>): LocalDate | null {
  const { track, date } = found;
  if (!track || track.convertedFrom || archived || track.daysAsked) return null;
  return dayAfterRollOver(date, localDateOf(new Date()));
}

/** The day is that of the launch, in its time zone, whose clock may be another then. */
function onDay({ found, track, ...item }: ReviewItem, day: LocalDate): ReviewItem {
  if (found.track === null) return { ...item, found, track };
  const { daysAsked, ...rest } = found.track;
  const moved = movedBy(found.track, daysBetween(found.date, day) * DAY_S);
  const zone = found.track.timeZoneId ?? null;
  const local = zone === null ? null : localDateTime(moved.launchTime, zone);
  return {
    ...item,
    found: { ...found, ...local, date: day, track: { ...rest, ...moved } },
    track: track && { ...track, ...moved },
  };
}

function movedBy(track: FoundTrack, by: number): Pick<FoundTrack, 'launchTime' | 'landingTime' | 'range'> {
  const { from, to } = track.range ?? { from: track.launchTime, to: track.landingTime };
  return {
    launchTime: track.launchTime + by,
    landingTime: track.landingTime + by,
    range: { from: from + by, to: to + by },
  };
}
