import type { SITE_PAGE as EN } from '../en/site-page.ts';
import { FLIGHTS } from './flights.ts';
import { COMPASS, NUMBERS, plural } from './formats.ts';

export const SITE_PAGE: typeof EN = {
  addFlight: 'Neuer Flug hier',
  noFlights: 'Du hast noch keine Flüge von hier.',
  allSites: 'Alle Fluggebiete',
  cluster: (sites, flights) => {
    const count = `${NUMBERS.whole(sites)} ${plural(sites, 'Fluggebiet', 'Fluggebiete')}`;
    return flights === 0 ? count : `${count}, ${FLIGHTS.count(flights)}`;
  },
  mark: (name, flights) => (flights === 0 ? name : `${name} ${FLIGHTS.count(flights)}`),
  hours: 'Startzeit',
  hoursSummary: 'Flüge nach Stunde des Starts',
  hour: (hour) => `${hour}–${hour + 1}\u00a0Uhr`,
  hourOfFlights: (hour, count) => `${hour}–${hour + 1}\u00a0Uhr: ${FLIGHTS.count(count)}`,
  time: 'Uhrzeit',
  wind: 'Wind am Startplatz',
  windSummary: (count) =>
    `Windrichtung bei ${plural(count, '1 Flug', `${NUMBERS.whole(count)} Flügen`)}, gemessen beim Kreisen nahe der Starthöhe`,
  noWind: 'Noch zeigt kein Track den Wind am Startplatz: Dazu braucht es drei volle Kreise nahe der Starthöhe.',
  direction: 'Richtung',
  meanSpeed: 'Ø-Geschwindigkeit',
  speed: { kilometers: 'km/h', miles: 'mph' },
  compass: COMPASS,
  windFrom: (direction, count, speed) => `${direction}: ${FLIGHTS.count(count)}, im Schnitt ${speed}`,
  strengths: ([moderate, strong], unit) => [
    `< ${moderate}\u00a0${unit}`,
    `${moderate}–${strong}\u00a0${unit}`,
    `> ${strong}\u00a0${unit}`,
  ],
  landings: 'Landeplätze',
  landing: (count) => `${NUMBERS.whole(count)} ${plural(count, 'Landung', 'Landungen')}`,
  landingAt: (landings, distance) => `${landings}, ${distance} vom Start`,
  placesCount: (count) => `${NUMBERS.whole(count)} ${plural(count, 'Landeplatz', 'Landeplätze')}`,
  place: 'Landeplatz',
  landingsTitle: 'Landungen',
  distance: 'Vom Start',
  far: {
    fromSite: (count, distance) =>
      plural(
        count,
        `Flüge dieses Fluggebiets starteten ${distance} von seinen Koordinaten entfernt.`,
        `Flüge dieses Fluggebiets starteten an ${NUMBERS.whole(count)} Orten abseits seiner Koordinaten, bis zu ${distance} entfernt.`,
      ),
    apart: (count, distance) =>
      `Flüge dieses Fluggebiets starteten an ${NUMBERS.whole(count + 1)} Orten, bis zu ${distance} auseinander.`,
    advice:
      'Vielleicht sind mehrere Fluggebiete eins geworden: Wähle diese Flüge in der Liste aus und ändere ihr Fluggebiet, oder korrigiere dieses hier.',
    select: (flights, distance) => `${FLIGHTS.count(flights)} auswählen, ${distance} entfernt`,
  },
};
