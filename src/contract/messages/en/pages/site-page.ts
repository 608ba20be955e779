import { COMPASS } from '../formats/compass.ts';
import { NUMBERS } from '../formats/numbers.ts';
import { plural } from '../formats/plural.ts';
import { FLIGHTS } from './flights/flights.ts';

/** The page of one site, and the map of all. */
export const SITE_PAGE = {
  addFlight: 'Add flight here',
  noFlights: 'You have no flights from here yet.',
  allSites: 'All sites',
  /** Name of a mark of several sites on the map. */
  cluster: (sites: number, flights: number): string => {
    const count = `${NUMBERS.whole(sites)} ${plural(sites, 'site', 'sites')}`;
    return flights === 0 ? count : `${count}, ${FLIGHTS.count(flights)}`;
  },
  /** Name of the mark of a site on the map; it begins with what the mark shows. */
  mark: (name: string, flights: number): string => (flights === 0 ? name : `${name} ${FLIGHTS.count(flights)}`),
  hours: 'Time of launch',
  hoursSummary: 'Flights by the hour of the launch',
  /** From 13:00 to 13:59: `13–14 h`. */
  hour: (hour: number): string => `${hour}–${hour + 1} h`,
  hourOfFlights: (hour: number, count: number): string => `${hour}–${hour + 1} h: ${FLIGHTS.count(count)}`,
  time: 'Time',
  wind: 'Wind at the launch',
  windSummary: (count: number): string =>
    `Where it came from on ${FLIGHTS.count(count)}, as circles near the height of the launch showed it`,
  noWind: 'No track shows the wind at the launch yet: that takes three full circles near its height.',
  direction: 'From',
  meanSpeed: 'Mean speed',
  speed: { kilometers: 'km/h', miles: 'mph' },
  compass: COMPASS,
  windFrom: (direction: string, count: number, speed: string): string =>
    `${direction}: ${FLIGHTS.count(count)}, ${speed} on average`,
  /** The legend of the rose: winds below, between and above two speeds. */
  strengths: ([moderate, strong]: readonly [string, string], unit: string): readonly string[] => [
    `< ${moderate} ${unit}`,
    `${moderate}–${strong} ${unit}`,
    `> ${strong} ${unit}`,
  ],
  landings: 'Landing places',
  landing: (count: number): string => `${NUMBERS.whole(count)} ${plural(count, 'landing', 'landings')}`,
  landingAt: (landings: string, distance: string): string => `${landings}, ${distance} from the launch`,
  /** Caption of the table of landing places. */
  placesCount: (count: number): string => `${NUMBERS.whole(count)} ${plural(count, 'landing place', 'landing places')}`,
  place: 'Place',
  landingsTitle: 'Landings',
  distance: 'From the launch',
};
