import { twoDigits } from '#domain/local-date';
import type { STATISTICS as EN } from '../en/statistics.ts';
import { FLIGHTS } from './flights.ts';
import { DATES, NUMBERS, plural } from './formats.ts';

const NO_BREAK_SPACE = '\u00a0';

const BY = { year: 'nach Jahr', month: 'nach Monat', day: 'nach Tag' };

const RECORDS: (typeof EN)['records'] = {
  title: 'Rekorde',
  longest: 'Längster Flug',
  highest: 'Höchster Flug',
  farthest: 'Weitester XC-Flug',
  busiestDay: 'Meiste Flüge an einem Tag',
  bestMonth: 'Bester Monat',
  facts: (...facts) => facts.join(' · '),
};

export const STATISTICS: typeof EN = {
  loading: 'Statistik wird geladen',
  empty: 'Du hast noch keine Flüge. Deine Statistik beginnt mit dem ersten.',
  airtimePerFlight: 'Flugzeit pro Flug',
  allSites: 'Alle',
  allTime: 'Alle',
  zoomOut: { year: null, month: '< Jahre', day: '< Monate' },
  named: (name, amounts) => `${name}: ${amounts}`,
  periodLabel,
  periodName,
  dayOfYear: (date) => `${Number(date.slice(8))}. ${DATES.month(Number(date.slice(5, 7)))}`,
  bySite: 'Nach Fluggebiet',
  ofSites: (quantity) => `${quantity} nach Fluggebiet`,
  byPeriod: (quantity, period) => `${quantity} ${BY[period]}`,
  flightsAndAirtime: 'Flüge und Flugzeit nach Fluggebiet',
  table: 'Tabelle',
  xcDistance: 'XC-Distanz',
  hikes: 'Zu Fuß aufgestiegen',
  chosenFlights: 'Gewählte Flüge',
  altitudeSummary: (unit, step) =>
    `${unit} ü.\u00a0M., in Stufen von ${NUMBERS.whole(step)} ab Start; je größer der Kreis, desto mehr Flüge`,
  altitudeSummaryOfAllSites: (unit, step) =>
    `${unit} ü.\u00a0M., alle Fluggebiete zusammen, in Stufen von ${NUMBERS.whole(step)}; je größer der Kreis, desto mehr Flüge`,
  range: (from, to, unit) => `${NUMBERS.whole(from)}–${NUMBERS.whole(to)}${NO_BREAK_SPACE}${unit}`,
  slice: (site, amount, share) => `${site}: ${amount}, ${share}`,
  bubble: ({ site, period, count, range }) => `${site}, ${periodName(period)}: ${FLIGHTS.count(count)} auf ${range}`,
  share: NUMBERS.share,
  andMoreSites: (listed, more) => `${listed} und ${more} ${plural(more, 'weiteres Fluggebiet', 'weitere Fluggebiete')}`,
  other: 'Andere',
  otherSites: (count) => `${NUMBERS.whole(count)} ${plural(count, 'anderes Fluggebiet', 'andere Fluggebiete')}`,
  showAllSites: (count) => `Alle ${NUMBERS.whole(count)} Fluggebiete`,
  showFewerSites: 'Weniger Fluggebiete',
  inList: (count) => `${FLIGHTS.count(count)} in der Liste zeigen`,
  records: RECORDS,
  hours: {
    title: 'Flüge nach Startzeit',
    hour: (hour) => `${twoDigits(hour)}:00–${twoDigits(hour)}:59`,
    label: (hour) => String(hour),
    heading: 'Start',
    summary: (known, unknown) =>
      unknown === 0
        ? FLIGHTS.count(known)
        : `${FLIGHTS.count(known)}, ${NUMBERS.whole(unknown)} ${plural(unknown, 'weiterer', 'weitere')} ohne Uhrzeit`,
  },
  months: {
    title: 'Flüge nach Monat und Jahr',
    summary: (best, count) => `Am meisten im ${best}: ${count}`,
  },
  calendar: {
    title: (year) => `Flugtage ${year}`,
    summary: (days, airtime) => `${NUMBERS.whole(days)} ${plural(days, 'Tag', 'Tage')} mit Flügen, ${airtime}`,
    before: (year) => `Flugtage ${year}, das Jahr davor`,
    after: (year) => `Flugtage ${year}, das Jahr danach`,
    steps: ['keine', 'unter 1\u00a0h', '1–2\u00a0h', '2–4\u00a0h', 'ab 4\u00a0h'],
    legend: 'Flugzeit pro Tag',
    weekdays: ['Mo', 'Di', 'Mi', 'Do', 'Fr', 'Sa', 'So'],
  },
  curves: {
    title: 'Flugzeit im Jahresvergleich',
    summary: ({ year, airtime, before, until }) =>
      before === null
        ? `${year}: ${airtime}`
        : `${year}${until === null ? '' : ` bis ${until}`}: ${airtime} · ${before.year}${until === null ? '' : ' bis dahin'}: ${before.airtime}`,
    year: (year, count, airtime) => `${year}: ${FLIGHTS.count(count)}, ${airtime}`,
    day: (date, airtime) => `Bis ${DATES.day(date)}: ${airtime}`,
    by: (month) => `Bis Ende ${DATES.month(month)}`,
  },
};

function periodLabel(period: string): string {
  const [year = '', month, day] = period.split('-');
  if (day !== undefined) return String(Number(day));
  return month === undefined ? year : DATES.month(Number(month));
}

function periodName(period: string): string {
  const [year = '', month, day] = period.split('-');
  if (day !== undefined) return DATES.day(period);
  return month === undefined ? year : `${DATES.month(Number(month))} ${year}`;
}
