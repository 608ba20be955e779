import type { Isolated } from '#domain/isolated';
import { FLIGHTS } from './flights.ts';
import { COMPASS, NUMBERS, plural } from './formats.ts';

/** The page of one site, and the map of all. */
export const SITE_PAGE = {
  /** Button: a new flight from this site. */
  addFlight: 'Add flight here',
  noFlights: 'You have no flights from here yet.',
  allSites: 'All sites',
  /** Name of a mark of several sites on the map: `3 sites, 12 flights`. */
  cluster: (sites: number, flights: number): string => {
    const count = `${NUMBERS.whole(sites)} ${plural(sites, 'site', 'sites')}`;
    return flights === 0 ? count : `${count}, ${FLIGHTS.count(flights)}`;
  },
  /** Name of the mark of a site on the map; it begins with the name of the site, which the mark shows. */
  mark: (name: Isolated, flights: number): string => (flights === 0 ? name : `${name} ${FLIGHTS.count(flights)}`),
  hours: 'Time of launch',
  hoursSummary: 'Flights by the hour of the launch',
  /** From 13:00 to 13:59: `13–14 h`. */
  hour: (hour: number): string => `${hour}–${hour + 1} h`,
  hourOfFlights: (hour: number, count: number): string => `${hour}–${hour + 1} h: ${FLIGHTS.count(count)}`,
  /** Head of the table of flights by the hour of the launch: the time of day. */
  time: 'Time',
  wind: 'Wind at the launch',
  windSummary: (count: number): string =>
    `Where it came from on ${FLIGHTS.count(count)}, as circles near the height of the launch showed it`,
  noWind: 'No track shows the wind at the launch yet: that takes three full circles near its height.',
  /** Head of the table of winds: where the wind comes from. */
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
  /** `3 landings, 1.2 km from the launch`. */
  landingAt: (landings: string, distance: string): string => `${landings}, ${distance} from the launch`,
  /** Caption of the table of landing places. */
  placesCount: (count: number): string => `${NUMBERS.whole(count)} ${plural(count, 'landing place', 'landing places')}`,
  // Heads of that table; the last is a distance.
  place: 'Place',
  landingsTitle: 'Landings',
  distance: 'From the launch',
  far: {
    /** Of a site with coordinates; `Flights of this site were launched at 2 places far from it, up to 87.2 km away.` */
    fromSite: (count: number, distance: string): string =>
      plural(
        count,
        `Flights of this site were launched ${distance} from its coordinates.`,
        `Flights of this site were launched at ${NUMBERS.whole(count)} places far from it, up to ${distance} away.`,
      ),
    /** Of a site without coordinates; the places with the one where most flights were launched. */
    apart: (count: number, distance: string): string =>
      `Flights of this site were launched at ${NUMBERS.whole(count + 1)} places up to ${distance} apart.`,
    advice:
      'Several sites may have been joined: select those flights in the list and set their site, or correct this one.',
    select: (flights: number, distance: string): string => `Select ${FLIGHTS.count(flights)}, ${distance} away`,
  },
};
