import { openAirFile } from '../../test/builders/airspaces.ts';

/** The text of a file of airspaces around the demo's flights from Fiesch. */
export const AIRSPACES = openAirFile([
  {
    name: 'Furka TMA',
    class: 'D',
    lower: '3400 m MSL',
    upper: 'FL 195',
    corners: [
      [46.42, 8.2],
      [46.62, 8.45],
    ],
  },
  {
    name: 'Goms',
    class: 'C',
    lower: 'FL 130',
    upper: 'FL 195',
    corners: [
      [46.3, 7.9],
      [46.5, 8.2],
    ],
  },
  {
    name: 'Aletsch',
    class: 'R',
    lower: 'GND',
    upper: '300 m AGL',
    corners: [
      [46.38, 7.98],
      [46.44, 8.06],
    ],
  },
]);
