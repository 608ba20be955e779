import { lazy, Suspense, useMemo } from 'react';
import { localDateOf, monthOf, yearOf } from '#domain/local-date';
import type { Logbook } from '#web/store/logbook.ts';

const Chip = lazy(async () => ({ default: (await import('#web/parts/due/due-chip.tsx')).DueChip }));

/** How many checks are due, behind the totals of the list. The code for it is loaded only where one may be. */
export function LazyDueChip({ logbook }: { readonly logbook: Logbook }) {
  const isWanted = useMemo(() => mayBeUrgent(logbook), [logbook]);
  if (!isWanted) return null;
  return (
    <Suspense fallback={null}>
      <Chip logbook={logbook} />
    </Suspense>
  );
}

/** A check, as far as a guess needs it. */
interface Guessed {
  /** Empty for all. */
  readonly gliderIds: readonly number[];
  readonly from: string | null;
  readonly months: number;
  readonly hours: number;
  readonly flights: number;
  readonly nextOn: string | null;
}

/** Checks are due soon in the last 30 days, and in the last tenth of hours or flights; an hour of ground handling counts as five at most. */
const [SOON_MS, USED_SHARE, MOST_FACTOR, MINUTES_AN_HOUR] = [31 * 86_400_000, 0.9, 5, 60];

/** Guesses whether a check is due or soon, never too late: `domain/due` knows, whose code is not loaded for this. */
function mayBeUrgent(logbook: Logbook): boolean {
  const soon = localDateOf(new Date(Date.now() + SOON_MS));
  const checks: readonly Guessed[] = [
    ...[...logbook.gliders.values()].map(({ id, checkedOn, checkMonths, checkHours, checkFlights }) => ({
      ...{ gliderIds: [id], from: checkedOn, nextOn: null },
      ...{ months: checkMonths, hours: checkHours, flights: checkFlights },
    })),
    ...[...logbook.gear.values()].flatMap(({ gliderIds, inUseFrom, checks: own }) =>
      own.map((check) => ({ ...check, gliderIds, from: check.lastOn ?? inUseFrom })),
    ),
  ];
  return checks.some((check) => isNearDay(check, soon) || isNearlyUsed(check, logbook));
}

function isNearDay({ from, months, nextOn }: Guessed, soon: string): boolean {
  if (nextOn !== null) return nextOn <= soon;
  return from !== null && months > 0 && monthsOf(soon) - monthsOf(from) >= months;
}

function monthsOf(day: string): number {
  return 12 * yearOf(day) + monthOf(day);
}

function isNearlyUsed({ gliderIds, from, hours, flights }: Guessed, logbook: Logbook): boolean {
  if (from === null || hours + flights === 0) return false;
  const isUsed = (id: number | null): boolean => gliderIds.length === 0 || gliderIds.includes(id ?? -1);
  const flown = [...logbook.flights.values()].filter(({ date, gliderId }) => date >= from && isUsed(gliderId));
  const minutes = (flown.reduce((sum, { airtime }) => sum + airtime, 0) + handledIn(logbook)) / USED_SHARE;
  return (hours > 0 && minutes >= hours * MINUTES_AN_HOUR) || (flights > 0 && flown.length >= USED_SHARE * flights);
}

function handledIn({ handlings }: Logbook): number {
  return [...handlings.values()].reduce((sum, { duration }) => sum + duration * MOST_FACTOR, 0);
}
