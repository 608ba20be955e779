import type { SITE_PAGE as EN } from '../en/site-page.ts';
import { FLIGHTS } from './flights.ts';
import { COMPASS, NUMBERS, plural } from './formats.ts';

export const SITE_PAGE: typeof EN = {
  addFlight: 'Ajouter un vol ici',
  noFlights: 'Pas encore de vol depuis ce site.',
  allSites: 'Tous les sites',
  cluster: (sites, flights) => {
    const count = `${NUMBERS.whole(sites)} ${plural(sites, 'site', 'sites')}`;
    return flights === 0 ? count : `${count}, ${FLIGHTS.count(flights)}`;
  },
  mark: (name, flights) => (flights === 0 ? name : `${name} ${FLIGHTS.count(flights)}`),
  hours: 'Heure de décollage',
  hoursSummary: 'Vols par heure de décollage',
  hour: (hour) => `${hour}–${hour + 1}\u00a0h`,
  hourOfFlights: (hour, count) => `${hour}–${hour + 1}\u00a0h\u00a0: ${FLIGHTS.count(count)}`,
  time: 'Heure',
  wind: 'Vent au décollage',
  windSummary: (count) =>
    `D’où il venait sur ${FLIGHTS.count(count)}, d’après les tours faits près de l’altitude du déco`,
  noWind: 'Aucune trace ne montre encore le vent au déco\u00a0: il faut trois tours complets près de son altitude.',
  direction: 'Direction',
  meanSpeed: 'Vitesse moyenne',
  speed: { kilometers: 'km/h', miles: 'mph' },
  compass: COMPASS,
  windFrom: (direction, count, speed) => `${direction}\u00a0: ${FLIGHTS.count(count)}, ${speed} en moyenne`,
  strengths: ([moderate, strong], unit) => [
    `< ${moderate}\u00a0${unit}`,
    `${moderate}–${strong}\u00a0${unit}`,
    `> ${strong}\u00a0${unit}`,
  ],
  // The place is 'atterro', the act 'atterrissage'.
  landings: 'Atterros',
  landing: (count) => `${NUMBERS.whole(count)} ${plural(count, 'atterrissage', 'atterrissages')}`,
  landingAt: (landings, distance) => `${landings}, à ${distance} du déco`,
  placesCount: (count) => `${NUMBERS.whole(count)} ${plural(count, 'atterro', 'atterros')}`,
  place: 'Atterro',
  landingsTitle: 'Atterrissages',
  distance: 'Depuis le déco',
  far: {
    fromSite: (count, distance) =>
      plural(
        count,
        `Des vols de ce site ont décollé à ${distance} de ses coordonnées.`,
        `Des vols de ce site ont décollé à ${NUMBERS.whole(count)} endroits éloignés, jusqu’à ${distance}.`,
      ),
    apart: (count, distance) =>
      `Des vols de ce site ont décollé à ${NUMBERS.whole(count + 1)} endroits, jusqu’à ${distance} les uns des autres.`,
    advice:
      'Plusieurs sites ont peut-être été réunis\u00a0: sélectionnez ces vols dans la liste et changez leur site, ou corrigez celui-ci.',
    select: (flights, distance) => `Sélectionner ${FLIGHTS.count(flights)}, à ${distance}`,
  },
};
