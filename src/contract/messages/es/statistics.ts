import { twoDigits } from '#domain/local-date';
import type { STATISTICS as EN } from '../en/statistics.ts';
import { FLIGHTS } from './flights.ts';
import { DATES, NUMBERS, plural } from './formats.ts';

const NO_BREAK_SPACE = '\u00a0';

const BY = { year: 'por año', month: 'por mes', day: 'por día' };

const RECORDS: (typeof EN)['records'] = {
  title: 'Récords',
  longest: 'Más tiempo en vuelo',
  highest: 'Vuelo más alto',
  farthest: 'Mayor distancia XC',
  busiestDay: 'Más vuelos en un día',
  bestMonth: 'Mejor mes',
  facts: (...facts) => facts.join(' · '),
};

export const STATISTICS: typeof EN = {
  loading: 'Cargando las estadísticas',
  empty: 'Todavía no tienes vuelos. Tus estadísticas empiezan con el primero.',
  airtimePerFlight: 'Tiempo por vuelo',
  allSites: 'Todas',
  allTime: 'Todo',
  zoomOut: { year: null, month: '< Años', day: '< Meses' },
  named: (name, amounts) => `${name}: ${amounts}`,
  periodLabel,
  periodName,
  dayOfYear: (date) => `${Number(date.slice(8))} ${DATES.month(Number(date.slice(5, 7)))}`,
  bySite: 'Por zona',
  ofSites: (quantity) => `${quantity} por zona`,
  byPeriod: (quantity, period) => `${quantity} ${BY[period]}`,
  flightsAndAirtime: 'Vuelos y tiempo de vuelo por zona',
  table: 'Tabla',
  xcDistance: 'Distancia XC',
  hikes: 'Subida a pie',
  chosenFlights: 'Vuelos elegidos',
  altitudeSummary: (unit, step) =>
    `${unit} s.n.m., en tramos de ${NUMBERS.whole(step)} desde el despegue; cuanto mayor el círculo, más vuelos`,
  altitudeSummaryOfAllSites: (unit, step) =>
    `${unit} s.n.m., todas las zonas juntas, en tramos de ${NUMBERS.whole(step)}; cuanto mayor el círculo, más vuelos`,
  range: (from, to, unit) => `${NUMBERS.whole(from)}–${NUMBERS.whole(to)}${NO_BREAK_SPACE}${unit}`,
  slice: (site, amount, part) => `${site}: ${amount}, ${part}`,
  bubble: ({ site, period, count, range }) => `${site}, ${periodName(period)}: ${FLIGHTS.count(count)} a ${range}`,
  share: NUMBERS.share,
  andMoreSites: (listed, more) => `${listed} y ${more} ${plural(more, 'zona', 'zonas')} más`,
  other: 'Otras',
  otherSites: (count) => `${NUMBERS.whole(count)} ${plural(count, 'zona', 'zonas')} más`,
  showAllSites: (count) => `Ver las ${NUMBERS.whole(count)} zonas`,
  showFewerSites: 'Menos zonas',
  inList: (count) => `Ver ${FLIGHTS.count(count)} en la lista`,
  records: RECORDS,
  hours: {
    title: 'Vuelos por hora de despegue',
    hour: (hour) => `${twoDigits(hour)}:00–${twoDigits(hour)}:59`,
    label: (hour) => String(hour),
    heading: 'Despegue',
    summary: (known, unknown) =>
      unknown === 0 ? FLIGHTS.count(known) : `${FLIGHTS.count(known)}, ${NUMBERS.whole(unknown)} más sin hora`,
  },
  months: {
    title: 'Vuelos por mes y año',
    summary: (best, count) => `El mejor, ${best}: ${count}`,
  },
  calendar: {
    title: (year) => `Días de vuelo en ${year}`,
    summary: (days, airtime) => `${NUMBERS.whole(days)} ${plural(days, 'día', 'días')} con vuelos, ${airtime}`,
    before: (year) => `Días de vuelo en ${year}, el año anterior`,
    after: (year) => `Días de vuelo en ${year}, el año siguiente`,
    steps: ['nada', 'menos de 1\u00a0h', '1–2\u00a0h', '2–4\u00a0h', '4\u00a0h y más'],
    legend: 'Tiempo al día',
    weekdays: ['lun', 'mar', 'mié', 'jue', 'vie', 'sáb', 'dom'],
  },
  curves: {
    title: 'Tiempo de vuelo, comparado por años',
    summary: ({ year, airtime, before, until }) =>
      before === null
        ? `${year}: ${airtime}`
        : `${year}: ${airtime}${until === null ? '' : ` hasta el ${until}`} · ${before.year}${until === null ? '' : ' hasta ese día'}: ${before.airtime}`,
    year: (year, count, airtime) => `${year}: ${FLIGHTS.count(count)}, ${airtime}`,
    day: (date, airtime) => `Hasta el ${DATES.day(date)}: ${airtime}`,
    by: (month) => `Hasta fin de ${DATES.month(month)}`,
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
