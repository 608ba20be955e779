import type { Some } from '../random.ts';

/** A waypoint: degrees, and the altitude in metres of the ground on the way to it. */
export type Waypoint = readonly [lat: number, lng: number, ground: number];

/** A cross-country route from a site and back to its landing. */
export type Route = Some<Waypoint>;

/** Through the Fribourg Prealps: Kaiseregg, La Berra, Vanil Noir and home. */
export const VOUNETZ_ROUTE: Route = [
  [46.6272, 7.2707, 1900],
  [46.6519, 7.3196, 1950],
  [46.6745, 7.3905, 1850],
  [46.6519, 7.3196, 1950],
  [46.6474, 7.2455, 1700],
  [46.6752, 7.1825, 1550],
  [46.6341, 7.1992, 1450],
  [46.5855, 7.2122, 1800],
  [46.5456, 7.1638, 2100],
  [46.5706, 7.1377, 1800],
  [46.6177, 7.1966, 1350],
];

/** Once round Lake Annecy. */
export const FORCLAZ_ROUTE: Route = [
  [45.8305, 6.2685, 1700],
  [45.8552, 6.2531, 1500],
  [45.8652, 6.2372, 1500],
  [45.8815, 6.1795, 1150],
  [45.8275, 6.1085, 1250],
  [45.7945, 6.1045, 1500],
  [45.7705, 6.1725, 1450],
  [45.7805, 6.1905, 1000],
];

/** Up the Goms to the Furka, down the Rhone valley to Belalp, and back. */
export const FIESCH_ROUTE: Route = [
  [46.4262, 8.1332, 2500],
  [46.4575, 8.1905, 2500],
  [46.5062, 8.2625, 2600],
  [46.5395, 8.3325, 2600],
  [46.5675, 8.4085, 2600],
  [46.5395, 8.3325, 2600],
  [46.5062, 8.2625, 2600],
  [46.4575, 8.1905, 2500],
  [46.4262, 8.1332, 2500],
  [46.4075, 8.0855, 2500],
  [46.3915, 7.9985, 2400],
  [46.3735, 7.9385, 2350],
  [46.3915, 7.9985, 2400],
  [46.4112, 8.0955, 2300],
];

/** Along the Dhauladhar towards Dharamsala and back. */
export const BILLING_ROUTE: Route = [
  [32.0869, 76.7109, 2200],
  [32.1205, 76.6405, 2300],
  [32.1525, 76.5605, 2300],
  [32.1205, 76.6405, 2300],
  [32.0725, 76.7215, 2100],
];
