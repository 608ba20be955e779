import type { Isolated } from '#domain/isolated';
import { twoDigits } from '#domain/local-date';
import { FLIGHTS } from './flights.ts';
import { DATES, NUMBERS, plural } from './formats.ts';

const NO_BREAK_SPACE = '\u00a0';

/** The flights at a site within a range of altitudes in a period. */
export interface FlightsBubble {
  readonly site: string;
  readonly period: string;
  readonly count: number;
  readonly range: string;
}

/** The airtime of a year up to a day, and that of the year before. */
export interface YearSoFar {
  readonly year: number;
  readonly airtime: string;
  readonly before: { readonly year: number; readonly airtime: string } | null;
  /** As `Nov 22`; null for a whole year. */
  readonly until: string | null;
}

const BY = { year: 'by year', month: 'by month', day: 'by day' };

const RECORDS = {
  /** The best flights of the time shown. */
  title: 'Records',
  longest: 'Longest flight',
  highest: 'Highest flight',
  farthest: 'Longest XC flight',
  busiestDay: 'Most in a day',
  bestMonth: 'Best month',
  /** Two facts below a record: `May 3, 2025 · Fiesch`. */
  facts: (...facts: readonly string[]): string => facts.join(' · '),
};

export const STATISTICS = {
  loading: 'Loading the statistics',
  empty: 'You have no flights yet. Your statistics begin with the first one.',
  airtimePerFlight: 'Airtime per flight',
  /** In a select, and in a chart of them together. */
  allSites: 'All sites',
  allTime: 'All time',
  /** Caption of the button that zooms out of months or days; null where all years are shown. */
  zoomOut: { year: null, month: '< Years', day: '< Months' },
  /** What a part of a chart says: `May 2025: 14 flights`. */
  named: (name: string, amounts: string): string => `${name}: ${amounts}`,
  periodLabel,
  periodName,
  /** `Nov 22`. */
  dayOfYear: (date: string): string => `${DATES.month(Number(date.slice(5, 7)))} ${Number(date.slice(8))}`,
  /** Head of a column, and name of a part: a number, site by site. */
  bySite: 'By site',
  /** The quantity is the title of a measure: Flights, Airtime, XC distance. */
  ofSites: (quantity: string): string => `${quantity} by site`,
  /** The quantity is as above, or the highest altitude: `Airtime by month`. */
  byPeriod: (quantity: string, period: keyof typeof BY): string => `${quantity} ${BY[period]}`,
  flightsAndAirtime: 'Flights and airtime by site',
  /** Caption of the button that opens the figures of a chart as a table. */
  table: 'Table',
  xcDistance: 'XC distance',
  /** Label of a total: the metres before all launches. */
  hikes: 'Climbed on foot',
  /** The flights that were chosen in a chart. */
  chosenFlights: 'Chosen flights',
  altitudeSummary: (unit: string, step: number): string =>
    `${unit} above sea, in steps of ${NUMBERS.whole(step)} from the launch; larger circles are more flights`,
  altitudeSummaryOfAllSites: (unit: string, step: number): string =>
    `${unit} above sea, all sites together, in steps of ${NUMBERS.whole(step)}; larger circles are more flights`,
  range: (from: number, to: number, unit: string): string =>
    `${NUMBERS.whole(from)}–${NUMBERS.whole(to)}${NO_BREAK_SPACE}${unit}`,
  slice: (site: Isolated, amount: string, share: string): string => `${site}: ${amount}, ${share}`,
  bubble: ({ site, period, count, range }: FlightsBubble): string =>
    `${site}, ${periodName(period)}: ${FLIGHTS.count(count)} at ${range}`,
  share: NUMBERS.share,
  /** Amounts by site in one line: `Fiesch 8, Niesen 4 and 3 more sites`. */
  andMoreSites: (listed: string, more: number): string => `${listed} and ${more} more ${plural(more, 'site', 'sites')}`,
  /** In a chart: all sites that have no colour of their own. */
  other: 'Other',
  /** The same with their number. */
  otherSites: (count: number): string => `${NUMBERS.whole(count)} other sites`,
  showAllSites: (count: number): string => `All ${NUMBERS.whole(count)} sites`,
  showFewerSites: 'Fewer sites',
  /** Link to the flights that are counted. */
  inList: (count: number): string => `Show ${FLIGHTS.count(count)} in the list`,
  records: RECORDS,
  hours: {
    title: 'Flights by hour of launch',
    hour: (hour: number): string => `${twoDigits(hour)}:00–${twoDigits(hour)}:59`,
    label: (hour: number): string => String(hour),
    /** Head of the table: the hour of the launch. */
    heading: 'Launch',
    summary: (known: number, unknown: number): string =>
      unknown === 0 ? FLIGHTS.count(known) : `${FLIGHTS.count(known)}, ${NUMBERS.whole(unknown)} more without a time`,
  },
  months: {
    title: 'Flights by month and year',
    summary: (best: string, count: string): string => `Most in ${best}: ${count}`,
  },
  calendar: {
    title: (year: number): string => `Days of ${year}`,
    summary: (days: number, airtime: string): string =>
      `${NUMBERS.whole(days)} ${plural(days, 'day', 'days')} with flights, ${airtime}`,
    before: (year: number): string => `Days of ${year}, the year before`,
    after: (year: number): string => `Days of ${year}, the year after`,
    /** Airtime of a day, by the steps of its colours. */
    steps: ['none', 'under 1 h', '1–2 h', '2–4 h', '4 h and more'],
    /** Before the steps of colours, in one line with them. */
    legend: 'Airtime a day',
    /** From Monday on; every second one is shown: ≤ 3 letters. */
    weekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
  },
  curves: {
    title: 'Airtime, year against year',
    /** A year so far, and the year before at the same day. */
    summary: ({ year, airtime, before, until }: YearSoFar): string =>
      before === null
        ? `${year}: ${airtime}`
        : `${year}: ${airtime}${until === null ? '' : ` by ${until}`} · ${before.year}${until === null ? '' : ' by then'}: ${before.airtime}`,
    year: (year: number, count: number, airtime: string): string => `${year}: ${FLIGHTS.count(count)}, ${airtime}`,
    day: (date: string, airtime: string): string => `By ${DATES.day(date)}: ${airtime}`,
    /** Head of a column: the airtime from the beginning of the year. */
    by: (month: number): string => `By end of ${DATES.month(month)}`,
  },
};

/** Returns the column label of a period: `2025`, `May`, `3`. */
function periodLabel(period: string): string {
  const [year = '', month, day] = period.split('-');
  if (day !== undefined) return String(Number(day));
  return month === undefined ? year : DATES.month(Number(month));
}

/** Returns the full name of a period: `2025`, `May 2025`, `May 3, 2025`. */
function periodName(period: string): string {
  const [year = '', month, day] = period.split('-');
  if (day !== undefined) return DATES.day(period);
  return month === undefined ? year : `${DATES.month(Number(month))} ${year}`;
}
