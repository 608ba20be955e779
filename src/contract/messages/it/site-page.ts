import type { SITE_PAGE as EN } from '../en/site-page.ts';
import { FLIGHTS } from './flights.ts';
import { COMPASS, NUMBERS, plural } from './formats.ts';

export const SITE_PAGE: typeof EN = {
  addFlight: 'Aggiungi volo da qui',
  noFlights: 'Non hai ancora voli da qui.',
  allSites: 'Tutti i siti',
  cluster: (sites, flights) => {
    const count = `${NUMBERS.whole(sites)} ${plural(sites, 'sito', 'siti')}`;
    return flights === 0 ? count : `${count}, ${FLIGHTS.count(flights)}`;
  },
  mark: (name, flights) => (flights === 0 ? name : `${name} ${FLIGHTS.count(flights)}`),
  hours: 'Ora del decollo',
  hoursSummary: 'Voli per ora del decollo',
  hour: (hour) => `${hour}–${hour + 1}\u00a0h`,
  hourOfFlights: (hour, count) => `${hour}–${hour + 1}\u00a0h: ${FLIGHTS.count(count)}`,
  time: 'Ora',
  wind: 'Vento al decollo',
  windSummary: (count) =>
    `Da dove veniva in ${FLIGHTS.count(count)}, secondo i giri fatti vicino alla quota del decollo`,
  noWind: 'Nessuna traccia mostra ancora il vento al decollo: servono tre giri completi vicino alla sua quota.',
  direction: 'Da',
  meanSpeed: 'Velocità media',
  speed: { kilometers: 'km/h', miles: 'mph' },
  compass: COMPASS,
  windFrom: (direction, count, speed) => `${direction}: ${FLIGHTS.count(count)}, ${speed} in media`,
  strengths: ([moderate, strong], unit) => [
    `< ${moderate}\u00a0${unit}`,
    `${moderate}–${strong}\u00a0${unit}`,
    `> ${strong}\u00a0${unit}`,
  ],
  landings: 'Atterraggi',
  landing: (count) => `${NUMBERS.whole(count)} ${plural(count, 'atterraggio', 'atterraggi')}`,
  landingAt: (landings, distance) => `${landings}, a ${distance} dal decollo`,
  placesCount: (count) => `${NUMBERS.whole(count)} ${plural(count, 'luogo di atterraggio', 'luoghi di atterraggio')}`,
  place: 'Luogo',
  landingsTitle: 'Atterraggi',
  distance: 'Dal decollo',
  far: {
    fromSite: (count, distance) =>
      plural(
        count,
        `Ci sono voli di questo sito decollati a ${distance} dalle sue coordinate.`,
        `Ci sono voli di questo sito decollati in ${NUMBERS.whole(count)} luoghi lontani, fino a ${distance} di distanza.`,
      ),
    apart: (count, distance) =>
      `Ci sono voli di questo sito decollati in ${NUMBERS.whole(count + 1)} luoghi, distanti fino a ${distance} fra loro.`,
    advice:
      'Forse più siti sono stati uniti: seleziona quei voli nell’elenco e imposta il loro sito, oppure correggi questo.',
    select: (flights, distance) => `Seleziona ${FLIGHTS.count(flights)}, a ${distance}`,
  },
};
