import { twoDigits } from '#domain/local-date';
import type { STATISTICS as EN } from '../en/statistics.ts';
import { FLIGHTS } from './flights.ts';
import { DATES, NUMBERS, plural } from './formats.ts';

const BY = { year: 'per anno', month: 'per mese', day: 'per giorno' };

/** Returns a day behind `until`: `fino al 22 nov`, `fino all’8 nov`. */
function until(day: string): string {
  return /^(?:8|11) /.test(day) ? `fino all’${day}` : `fino al ${day}`;
}

const RECORDS: (typeof EN)['records'] = {
  title: 'Record',
  longest: 'Volo più lungo',
  highest: 'Volo più alto',
  farthest: 'Volo XC più lontano',
  busiestDay: 'Giorno con più voli',
  bestMonth: 'Mese migliore',
  facts: (...facts) => facts.join(' · '),
};

export const STATISTICS: typeof EN = {
  loading: 'Caricamento delle statistiche',
  empty: 'Non hai ancora voli. Le tue statistiche cominciano con il primo.',
  airtimePerFlight: 'Tempo di volo per volo',
  allSites: 'Tutti',
  allTime: 'Tutti',
  zoomOut: { year: null, month: '< Anni', day: '< Mesi' },
  named: (name, amounts) => `${name}: ${amounts}`,
  periodLabel,
  periodName,
  dayOfYear: (date) => `${Number(date.slice(8))} ${DATES.month(Number(date.slice(5, 7)))}`,
  bySite: 'Per sito',
  ofSites: (quantity) => `${quantity} per sito`,
  byPeriod: (quantity, period) => `${quantity} ${BY[period]}`,
  flightsAndAirtime: 'Voli e tempo di volo per sito',
  table: 'Tabella',
  xcDistance: 'Distanza XC',
  hikes: 'Salita a piedi',
  chosenFlights: 'Voli scelti',
  altitudeSummary: (unit, step) =>
    `${unit} s.l.m., a passi di ${NUMBERS.whole(step)} dal decollo; cerchi più grandi, più voli`,
  altitudeSummaryOfAllSites: (unit, step) =>
    `${unit} s.l.m., tutti i siti insieme, a passi di ${NUMBERS.whole(step)}; cerchi più grandi, più voli`,
  range: (from, to, unit) => `${NUMBERS.whole(from)}–${NUMBERS.whole(to)}\u00a0${unit}`,
  slice: (site, amount, share) => `${site}: ${amount}, ${share}`,
  bubble: ({ site, period, count, range }) => `${site}, ${periodName(period)}: ${FLIGHTS.count(count)} a ${range}`,
  share: NUMBERS.share,
  andMoreSites: (listed, more) => `${listed} e ${plural(more, 'un altro sito', `altri ${more} siti`)}`,
  other: 'Altri',
  otherSites: (count) => plural(count, '1 altro sito', `Altri ${NUMBERS.whole(count)} siti`),
  showAllSites: (count) => `Tutti i siti (${NUMBERS.whole(count)})`,
  showFewerSites: 'Meno siti',
  inList: (count) => `Mostra ${FLIGHTS.count(count)} nell’elenco`,
  records: RECORDS,
  hours: {
    title: 'Voli per ora del decollo',
    hour: (hour) => `${twoDigits(hour)}:00–${twoDigits(hour)}:59`,
    label: (hour) => String(hour),
    heading: 'Decollo',
    summary: (known, unknown) =>
      unknown === 0
        ? FLIGHTS.count(known)
        : `${FLIGHTS.count(known)}, ${plural(unknown, 'un altro senza ora', `altri ${NUMBERS.whole(unknown)} senza ora`)}`,
  },
  months: {
    title: 'Voli per mese e anno',
    summary: (best, count) => `Il massimo: ${best}, ${count}`,
  },
  calendar: {
    title: (year) => `Giorni di volo del ${year}`,
    summary: (days, airtime) => `${NUMBERS.whole(days)} ${plural(days, 'giorno', 'giorni')} con voli, ${airtime}`,
    before: (year) => `Giorni di volo del ${year}, l’anno prima`,
    after: (year) => `Giorni di volo del ${year}, l’anno dopo`,
    steps: ['0\u00a0h', 'meno di 1\u00a0h', '1–2\u00a0h', '2–4\u00a0h', '4\u00a0h e oltre'],
    legend: 'Durata al giorno',
    weekdays: ['Lun', 'Mar', 'Mer', 'Gio', 'Ven', 'Sab', 'Dom'],
  },
  curves: {
    title: 'Tempo di volo, anni a confronto',
    summary: ({ year, airtime, before, until: today }) => {
      const now = `${year}: ${airtime}`;
      if (before === null) return now;
      return today === null
        ? `${now} · ${before.year}: ${before.airtime}`
        : `${now} ${until(today)} · ${before.year}, alla stessa data: ${before.airtime}`;
    },
    year: (year, count, airtime) => `${year}: ${FLIGHTS.count(count)}, ${airtime}`,
    day: (date, airtime) => `${DATES.day(date)}, da inizio anno: ${airtime}`,
    by: (month) => `Fine ${DATES.month(month)}`,
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
