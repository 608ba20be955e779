import type { SITE_PAGE as EN } from '../en/site-page.ts';
import { FLIGHTS } from './flights.ts';
import { COMPASS, NUMBERS, plural } from './formats.ts';

export const SITE_PAGE: typeof EN = {
  addFlight: 'Añadir vuelo aquí',
  noFlights: 'Todavía no tienes vuelos desde aquí.',
  allSites: 'Todas las zonas',
  cluster: (sites, flights) => {
    const count = `${NUMBERS.whole(sites)} ${plural(sites, 'zona', 'zonas')}`;
    return flights === 0 ? count : `${count}, ${FLIGHTS.count(flights)}`;
  },
  mark: (name, flights) => (flights === 0 ? name : `${name} ${FLIGHTS.count(flights)}`),
  hours: 'Hora de despegue',
  hoursSummary: 'Vuelos según la hora de despegue',
  hour: (hour) => `${hour}–${hour + 1}\u00a0h`,
  hourOfFlights: (hour, count) => `${hour}–${hour + 1}\u00a0h: ${FLIGHTS.count(count)}`,
  time: 'Hora',
  wind: 'Viento en el despegue',
  windSummary: (count) => `De dónde venía en ${FLIGHTS.count(count)}, según los giros cerca de la altitud del despegue`,
  noWind: 'Ningún track muestra aún el viento en el despegue: hacen falta tres giros completos cerca de su altitud.',
  // Not 'Dirección', which is the address on the same page.
  direction: 'Viene del',
  meanSpeed: 'Velocidad media',
  speed: { kilometers: 'km/h', miles: 'mph' },
  compass: COMPASS,
  windFrom: (direction, count, speed) => `${direction}: ${FLIGHTS.count(count)}, ${speed} de media`,
  strengths: ([moderate, strong], unit) => [
    `< ${moderate}\u00a0${unit}`,
    `${moderate}–${strong}\u00a0${unit}`,
    `> ${strong}\u00a0${unit}`,
  ],
  landings: 'Lugares de aterrizaje',
  landing: (count) => `${NUMBERS.whole(count)} ${plural(count, 'aterrizaje', 'aterrizajes')}`,
  landingAt: (landings, distance) => `${landings}, a ${distance} del despegue`,
  placesCount: (count) => `${NUMBERS.whole(count)} ${plural(count, 'lugar de aterrizaje', 'lugares de aterrizaje')}`,
  place: 'Lugar',
  landingsTitle: 'Aterrizajes',
  distance: 'Al despegue',
  far: {
    fromSite: (count, distance) =>
      plural(
        count,
        `Hay vuelos de esta zona que despegaron a ${distance} de sus coordenadas.`,
        `Hay vuelos de esta zona que despegaron en ${NUMBERS.whole(count)} lugares lejos de ella, hasta a ${distance}.`,
      ),
    apart: (count, distance) =>
      `Los vuelos de esta zona despegaron en ${NUMBERS.whole(count + 1)} lugares, hasta a ${distance} entre sí.`,
    advice:
      'Puede que se hayan juntado varias zonas: selecciona esos vuelos en la lista y asígnales su zona, o corrige esta.',
    select: (flights, distance) => `Seleccionar ${FLIGHTS.count(flights)}, a ${distance}`,
  },
};
