import { distanceBetween } from '../../geo.ts';
import type { DayFlight } from './day-flight.ts';

/**
 * How alike two records of one day are. `time`: their times agree, and nothing speaks against it. `siteAndAirtime`: there is no
 * time, but both agree. `possible`: too little is known. `contradiction`: their times agree, their sites or airtimes do not.
 */
export interface Likeness {
  readonly by: 'time' | 'siteAndAirtime' | 'possible' | 'contradiction';
  /** Whether it is enough where neither of the two may be any other at its site: site and airtime agree, however short it is. */
  readonly isEnoughAlone: boolean;
  /** Whether the places are known and not one site, though it may be that one of them is not exact. */
  readonly isElsewhere: boolean;
  /** Between the launches; null when a time is not known. Likewise the next two. */
  readonly minutesApart: number | null;
  /** In units of the tolerance: 1 is just alike. */
  readonly airtimeApart: number | null;
  /** Metres. */
  readonly altitudeApart: number | null;
}

type Agreement = 'agrees' | 'open' | 'differs';

/** Minutes between two writings of one launch: nobody launches twice in so short a time. */
const SAME_LAUNCH_MIN = 5;
/** Minutes by which a launch is remembered. */
const NEAR_LAUNCH_MIN = 15;
/** Least share of the shorter flight in which both are in the air. */
const LEAST_OVERLAP = 0.5;
/** Most hours by which a wrong time zone or summer time moves a launch. */
const MAX_SHIFT_H = 3;
/** Airtimes agree within so many minutes or such a share, whichever is more, and differ beyond the other. */
const AIRTIME_AGREES = { minutes: 3, share: 0.05 } as const;
const AIRTIME_DIFFERS = { minutes: 10, share: 0.3 } as const;
/** A shorter flight, in minutes, may be one of several alike on its day: its airtime tells nothing beside others. */
const MIN_TELLING_AIRTIME = 20;
/** Minutes by which the entry of a short flight is longer or shorter: rounded to five, while a track's airtime is rounded up. */
const SHORT_AIRTIME_AGREES = { longer: 2, shorter: 3 } as const;
/** Metres between a launch and the site it is from, and from which on it is another site. */
const SAME_SITE_M = 1_000;
const OTHER_SITE_M = 5_000;
const ALTITUDE_DIFFERS_M = 300;

/** Returns how alike a found flight and an entry of the same day are; null when they are not the same flight. */
export function likenessOf(found: DayFlight, entry: DayFlight): Likeness | null {
  const apart = differencesOf(found, entry);
  const site = siteAgreement(found, entry);
  const airtime = airtimeAgreement(found, entry);
  const agreements = { time: timeAgreement(found, entry), site, airtime };
  const by = apart.minutesApart === null ? byPlace(found, apart, agreements) : byTime(apart, agreements);
  const isEnoughAlone = by === 'possible' && apart.minutesApart === null && isAlike(found, entry, site);
  const isElsewhere = site === 'open' && found.place !== null && entry.place !== null;
  return by === null ? null : { by, isEnoughAlone, isElsewhere, ...apart };
}

type Differences = Omit<Likeness, 'by' | 'isEnoughAlone' | 'isElsewhere'>;

interface Agreements {
  readonly time: Agreement;
  readonly site: Agreement;
  readonly airtime: Agreement;
}

function byTime({ minutesApart }: Differences, { time, site, airtime }: Agreements): Likeness['by'] | null {
  if (time === 'agrees') return site === 'differs' || airtime === 'differs' ? 'contradiction' : 'time';
  if (site === 'differs') return null;
  if (time === 'open') return 'possible';
  return airtime === 'agrees' && isWholeHours(minutesApart ?? 0) ? 'possible' : null;
}

function byPlace(
  found: DayFlight,
  { altitudeApart }: Differences,
  { site, airtime }: Agreements,
): Likeness['by'] | null {
  if (site === 'differs' || airtime === 'differs') return null;
  const isTelling = (found.airtime ?? 0) >= MIN_TELLING_AIRTIME && (altitudeApart ?? 0) <= ALTITUDE_DIFFERS_M;
  return isTelling && site === 'agrees' && airtime === 'agrees' ? 'siteAndAirtime' : 'possible';
}

function isAlike(found: DayFlight, entry: DayFlight, site: Agreement): boolean {
  if (site !== 'agrees' || found.airtime === null || entry.airtime === null) return false;
  const longer = found.airtime - entry.airtime;
  const isOneAltitude = (apart(found.altitude, entry.altitude) ?? 0) <= ALTITUDE_DIFFERS_M;
  return isOneAltitude && longer >= -SHORT_AIRTIME_AGREES.longer && longer <= SHORT_AIRTIME_AGREES.shorter;
}

function differencesOf(a: DayFlight, b: DayFlight): Differences {
  return {
    minutesApart: apart(a.start, b.start),
    airtimeApart: airtimeApart(a, b, AIRTIME_AGREES),
    altitudeApart: apart(a.altitude, b.altitude),
  };
}

function apart(a: number | null, b: number | null): number | null {
  return a === null || b === null ? null : Math.abs(a - b);
}

function timeAgreement(a: DayFlight, b: DayFlight): Agreement {
  const minutes = apart(a.start, b.start) ?? 0;
  const isShared = overlapOf(a, b) >= LEAST_OVERLAP;
  const first = (a.start ?? 0) <= (b.start ?? 0) ? a : b;
  if (minutes <= SAME_LAUNCH_MIN || (isShared && first.airtime !== null)) return 'agrees';
  return minutes <= NEAR_LAUNCH_MIN || isShared ? 'open' : 'differs';
}

/**
 * The share of the shorter flight in which both are in the air; an airtime that is not known is the other's: nobody launches
 * while flying, but the earlier of two may have landed before the later.
 */
function overlapOf(a: DayFlight, b: DayFlight): number {
  const [startA, startB] = [a.start ?? 0, b.start ?? 0];
  const [airtimeA, airtimeB] = [a.airtime ?? b.airtime ?? 0, b.airtime ?? a.airtime ?? 0];
  const both = Math.min(startA + airtimeA, startB + airtimeB) - Math.max(startA, startB);
  return both / Math.max(1, Math.min(airtimeA, airtimeB));
}

function isWholeHours(minutes: number): boolean {
  const hours = Math.round(minutes / 60);
  return hours <= MAX_SHIFT_H && Math.abs(minutes - hours * 60) <= SAME_LAUNCH_MIN;
}

function airtimeAgreement(a: DayFlight, b: DayFlight): Agreement {
  const agreement = airtimeApart(a, b, AIRTIME_AGREES);
  if (agreement === null) return 'open';
  if (agreement <= 1) return 'agrees';
  return (airtimeApart(a, b, AIRTIME_DIFFERS) ?? 0) > 1 ? 'differs' : 'open';
}

/** The difference of two airtimes in units of a tolerance; null when one is not known. */
function airtimeApart(
  a: DayFlight,
  b: DayFlight,
  tolerance: typeof AIRTIME_AGREES | typeof AIRTIME_DIFFERS,
): number | null {
  const minutes = apart(a.airtime, b.airtime);
  const longer = Math.max(a.airtime ?? 0, b.airtime ?? 0);
  return minutes === null ? null : minutes / Math.max(tolerance.minutes, tolerance.share * longer);
}

function siteAgreement(a: DayFlight, b: DayFlight): Agreement {
  if (a.siteName !== '' && a.siteName === b.siteName) return 'agrees';
  if (a.place === null || b.place === null) return 'open';
  const metres = distanceBetween(a.place, b.place);
  if (metres <= SAME_SITE_M) return 'agrees';
  return metres > OTHER_SITE_M ? 'differs' : 'open';
}
