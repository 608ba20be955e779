import { twoDigits } from '#domain/local-date';
import type * as EN from '../en/statistics.ts';
import { FLIGHTS } from './flights.ts';
import { DATES, NUMBERS, plural } from './formats.ts';

const NO_BREAK_SPACE = '\u00a0';

const BY = { year: 'par année', month: 'par mois', day: 'par jour' };

const RECORDS: typeof EN.STATISTICS.records = {
  title: 'Records',
  longest: 'Vol le plus long',
  highest: 'Vol le plus haut',
  farthest: 'Plus grande distance XC',
  busiestDay: 'Plus grosse journée',
  bestMonth: 'Meilleur mois',
  facts: (...facts) => facts.join(' · '),
};

export const STATISTICS: typeof EN.STATISTICS = {
  loading: 'Chargement des statistiques',
  empty: 'Pas encore de vol. Vos statistiques commencent avec le premier.',
  airtimePerFlight: 'Durée moyenne des vols',
  allSites: 'Tous',
  allTime: 'Tout',
  zoomOut: { year: null, month: '< Années', day: '< Mois' },
  named: (name, amounts) => `${name}\u00a0: ${amounts}`,
  periodLabel,
  periodName,
  dayOfYear: (date) => DATES.day(date).replace(/ \d+$/, ''),
  bySite: 'Par site',
  ofSites: (quantity) => `${quantity} par site`,
  byPeriod: (quantity, period) => `${quantity} ${BY[period]}`,
  flightsAndAirtime: 'Vols et temps de vol par site',
  table: 'Tableau',
  xcDistance: 'Distance XC',
  hikes: 'Montée à pied',
  chosenFlights: 'Vols choisis',
  altitudeSummary: (unit, step) =>
    `Altitude en ${unit}, par tranches de ${NUMBERS.whole(step)} depuis le déco\u202f; plus le cercle est grand, plus il y a de vols`,
  altitudeSummaryOfAllSites: (unit, step) =>
    `Altitude en ${unit}, tous sites confondus, par tranches de ${NUMBERS.whole(step)}\u202f; plus le cercle est grand, plus il y a de vols`,
  range: (from, to, unit) => `${NUMBERS.whole(from)}–${NUMBERS.whole(to)}${NO_BREAK_SPACE}${unit}`,
  slice: (site, amount, share) => `${site}\u00a0: ${amount}, ${share}`,
  bubble: ({ site, period, count, range }) =>
    `${site}, ${periodName(period)}\u00a0: ${FLIGHTS.count(count)} à ${range}`,
  share: NUMBERS.share,
  andMoreSites: (listed, more) => `${listed} et ${more} ${plural(more, 'autre site', 'autres sites')}`,
  other: 'Autres',
  otherSites: (count) => `${NUMBERS.whole(count)} ${plural(count, 'autre site', 'autres sites')}`,
  showAllSites: (count) => `Tous les sites (${NUMBERS.whole(count)})`,
  showFewerSites: 'Moins de sites',
  inList: (count) => `Voir ${FLIGHTS.count(count)} dans la liste`,
  records: RECORDS,
  hours: {
    title: 'Vols par heure de décollage',
    hour: (hour) => `${twoDigits(hour)}:00–${twoDigits(hour)}:59`,
    label: (hour) => String(hour),
    heading: 'Décollage',
    summary: (known, unknown) =>
      unknown === 0
        ? FLIGHTS.count(known)
        : `${FLIGHTS.count(known)}, ${NUMBERS.whole(unknown)} ${plural(unknown, 'autre', 'autres')} sans heure`,
  },
  months: {
    title: 'Vols par mois et par année',
    summary: (best, count) => `Record\u00a0: ${best}, ${count}`,
  },
  calendar: {
    title: (year) => `Jours de vol en ${year}`,
    summary: (days, airtime) => `${NUMBERS.whole(days)} ${plural(days, 'jour', 'jours')} de vol, ${airtime}`,
    before: (year) => `Jours de vol en ${year}, l’année d’avant`,
    after: (year) => `Jours de vol en ${year}, l’année d’après`,
    steps: ['aucun', 'moins de 1\u00a0h', '1–2\u00a0h', '2–4\u00a0h', '4\u00a0h et plus'],
    legend: 'Temps de vol/jour',
    weekdays: ['lun', 'mar', 'mer', 'jeu', 'ven', 'sam', 'dim'],
  },
  curves: {
    title: 'Temps de vol, d’une année à l’autre',
    summary: ({ year, airtime, before, until }) =>
      before === null
        ? `${year}\u00a0: ${airtime}`
        : `${year}${until === null ? '' : ` au ${until}`}\u00a0: ${airtime} · ${before.year}${until === null ? '' : ' à cette date'}\u00a0: ${before.airtime}`,
    year: (year, count, airtime) => `${year}\u00a0: ${FLIGHTS.count(count)}, ${airtime}`,
    day: (date, airtime) => `Au ${DATES.day(date)}\u00a0: ${airtime}`,
    by: (month) => `Fin ${DATES.day(`2000-${month}-2`).slice(2, -5)}`,
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
  return month === undefined ? year : DATES.day(`${period}-2`).slice(2);
}
