import { DEMO } from '#contract/messages/en/demo';
import type { SiteInput } from '#domain/fields/site';
import { degrees, metres } from '#domain/units';
import type { Some } from '#test/builders/random';

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

/** Kinds of demo flights: straight down, along a ridge, in the thermals of the site, or away from it. */
export const FLIGHT_KINDS = ['topToBottom', 'ridge', 'thermal', 'crossCountry'] as const;
export type FlightKind = (typeof FLIGHT_KINDS)[number];

/** Latitude and longitude in degrees. */
export type Spot = readonly [lat: number, lng: number];

/** A real takeoff with local knowledge. */
export interface DemoSite {
  readonly fields: SiteInput;
  /** IANA name. */
  readonly timeZone: string;
  /** Heading at launch, degrees from north. */
  readonly launchHeading: number;
  readonly landing: { readonly spot: Spot; readonly altitude: number };
  /** The line of ridge lift, with the hill on the side away from the landing, and the crest's altitude. */
  readonly ridge: { readonly from: Spot; readonly to: Spot; readonly crest: number };
  /** Where thermals leave the slope. */
  readonly thermals: Some<Spot>;
  /** Cloud base on a good day. */
  readonly cloudBase: number;
  readonly route?: Route;
  /** Months, 1 to 12, in which each kind of flight is flown there. */
  readonly months: Readonly<Record<FlightKind, readonly number[]>>;
}

/** A site in the table below: degrees and metres as plain numbers. */
interface SiteRow {
  readonly name: string;
  readonly location: string;
  readonly takeoff: readonly [lat: number, lng: number, altitude: number];
  readonly remarks: string;
}

const WINTER = [11, 12, 1, 2, 3];
const SPRING = [3, 4, 5];
const SUMMER = [6, 7, 8, 9];
const AUTUMN = [9, 10, 11];
const WARM = [...SPRING, ...SUMMER];
const ALL_YEAR = [...WARM, 10, 11, 12, 1, 2];

/** The demo pilot's takeoffs: real places, altitudes and landings; the last one is the holiday's. */
export const DEMO_SITES: Some<DemoSite> = [
  {
    fields: site({
      name: 'Vounetz',
      location: DEMO.sites.Vounetz.location,
      takeoff: [46.62525, 7.206033, 1590],
      remarks: DEMO.sites.Vounetz.remarks,
    }),
    timeZone: 'Europe/Zurich',
    launchHeading: 235,
    landing: { spot: [46.618, 7.1694], altitude: 870 },
    ridge: { from: [46.6192, 7.1985], to: [46.6345, 7.2105], crest: 1600 },
    thermals: [
      [46.6219, 7.2136],
      [46.6229, 7.2462],
      [46.6272, 7.2707],
      [46.6345, 7.2085],
    ],
    cloudBase: 2750,
    route: VOUNETZ_ROUTE,
    months: { topToBottom: ALL_YEAR, ridge: [...SPRING, 10], thermal: WARM, crossCountry: WARM },
  },
  {
    fields: site({
      name: 'Moléson',
      location: DEMO.sites.Moléson.location,
      takeoff: [46.5484, 7.0178, 1985],
      remarks: DEMO.sites.Moléson.remarks,
    }),
    timeZone: 'Europe/Zurich',
    launchHeading: 60,
    landing: { spot: [46.5612, 7.0372], altitude: 1110 },
    ridge: { from: [46.5462, 7.0262], to: [46.5532, 7.0132], crest: 1960 },
    thermals: [
      [46.5508, 7.0226],
      [46.5447, 7.0302],
      [46.5571, 7.0093],
    ],
    cloudBase: 2700,
    months: { topToBottom: ALL_YEAR, ridge: [...AUTUMN, ...SPRING], thermal: WARM, crossCountry: [] },
  },
  {
    fields: site({
      name: 'Planfait',
      location: DEMO.sites.Planfait.location,
      takeoff: [45.85327, 6.222917, 956],
      remarks: DEMO.sites.Planfait.remarks,
    }),
    timeZone: 'Europe/Paris',
    launchHeading: 250,
    landing: { spot: [45.8487, 6.2142], altitude: 553 },
    ridge: { from: [45.8478, 6.2296], to: [45.8588, 6.2218], crest: 1010 },
    thermals: [
      [45.8556, 6.2284],
      [45.8609, 6.2382],
      [45.8552, 6.2531],
      [45.8671, 6.2262],
    ],
    cloudBase: 2300,
    months: { topToBottom: ALL_YEAR, ridge: WARM, thermal: [...WARM, 10], crossCountry: [] },
  },
  {
    fields: site({
      name: 'Col de la Forclaz',
      location: DEMO.sites['Col de la Forclaz'].location,
      takeoff: [45.8142, 6.2469, 1257],
      remarks: DEMO.sites['Col de la Forclaz'].remarks,
    }),
    timeZone: 'Europe/Paris',
    launchHeading: 285,
    landing: { spot: [45.7815, 6.2222], altitude: 468 },
    ridge: { from: [45.8058, 6.2418], to: [45.8225, 6.2462], crest: 1280 },
    thermals: [
      [45.8201, 6.2521],
      [45.8265, 6.2655],
      [45.8092, 6.2494],
    ],
    cloudBase: 2500,
    route: FORCLAZ_ROUTE,
    months: { topToBottom: WARM, ridge: SUMMER, thermal: WARM, crossCountry: WARM },
  },
  {
    fields: site({
      name: 'Planpraz',
      location: DEMO.sites.Planpraz.location,
      takeoff: [45.9358, 6.8527, 1990],
      remarks: DEMO.sites.Planpraz.remarks,
    }),
    timeZone: 'Europe/Paris',
    launchHeading: 150,
    landing: { spot: [45.9318, 6.8768], altitude: 1045 },
    ridge: { from: [45.9335, 6.8465], to: [45.9452, 6.8652], crest: 2050 },
    thermals: [
      [45.9362, 6.8448],
      [45.9418, 6.8581],
      [45.9495, 6.8706],
      [45.9576, 6.8842],
    ],
    cloudBase: 3100,
    months: { topToBottom: ALL_YEAR, ridge: [3, 4, 10], thermal: WARM, crossCountry: [] },
  },
  {
    fields: site({
      name: 'Fiescheralp',
      location: DEMO.sites.Fiescheralp.location,
      takeoff: [46.4122, 8.111, 2200],
      remarks: DEMO.sites.Fiescheralp.remarks,
    }),
    timeZone: 'Europe/Zurich',
    launchHeading: 160,
    landing: { spot: [46.4063, 8.135], altitude: 1050 },
    ridge: { from: [46.4085, 8.1005], to: [46.4198, 8.1228], crest: 2300 },
    thermals: [
      [46.4152, 8.1052],
      [46.4218, 8.1183],
      [46.4262, 8.1332],
      [46.4085, 8.0885],
    ],
    cloudBase: 3700,
    route: FIESCH_ROUTE,
    months: { topToBottom: [1, 2, 3, 9], ridge: [], thermal: [4, 5, 6, 7, 8], crossCountry: WARM },
  },
  {
    fields: site({
      name: 'Weissenstein',
      location: DEMO.sites.Weissenstein.location,
      takeoff: [47.2525, 7.5065, 1280],
      remarks: DEMO.sites.Weissenstein.remarks,
    }),
    timeZone: 'Europe/Zurich',
    launchHeading: 165,
    landing: { spot: [47.229, 7.506], altitude: 630 },
    ridge: { from: [47.2462, 7.4868], to: [47.2556, 7.5232], crest: 1290 },
    thermals: [
      [47.2508, 7.5121],
      [47.2472, 7.4915],
      [47.2548, 7.5243],
    ],
    cloudBase: 1950,
    months: { topToBottom: [...WINTER, ...AUTUMN], ridge: ALL_YEAR, thermal: SPRING, crossCountry: [] },
  },
  {
    fields: site({
      name: 'Billing',
      location: DEMO.sites.Billing.location,
      takeoff: [32.0588, 76.7449, 2400],
      remarks: DEMO.sites.Billing.remarks,
    }),
    timeZone: 'Asia/Kolkata',
    launchHeading: 215,
    landing: { spot: [32.0424, 76.7083], altitude: 1420 },
    ridge: { from: [32.0532, 76.7512], to: [32.0655, 76.7335], crest: 2420 },
    thermals: [
      [32.0603, 76.7483],
      [32.0656, 76.7562],
      [32.0663, 76.737],
      [32.0742, 76.7318],
    ],
    cloudBase: 3200,
    route: BILLING_ROUTE,
    months: { topToBottom: [], ridge: [], thermal: [], crossCountry: [] },
  },
];

/** Index of the holiday's site in {@link DEMO_SITES}. */
export const HOLIDAY_SITE = 7;

function site({ name, location, takeoff: [lat, lng, altitude], remarks }: SiteRow): SiteInput {
  return { name, location, lat: degrees(lat), lng: degrees(lng), launchAltitude: metres(altitude), remarks };
}
