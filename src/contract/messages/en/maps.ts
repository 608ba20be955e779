import type { Isolated } from '#domain/isolated';
import { THIRD_PARTIES } from './third-parties.ts';

const MAPS = {
  ofAllSites: 'Map of all sites',
  ofSite: (name: Isolated): string => `Map of ${name}`,
  ofTrack: 'Map of the track',
  toChoose: 'Map to choose a place',
  /** In the corner of the built-in map, when the tile server did not respond. */
  withoutTiles: 'No map tiles just now',
  // Behind degrees at the edge of the built-in map: N, S, E and W in all languages (ISO 6709).
  north: 'N',
  south: 'S',
  east: 'E',
  west: 'W',
  /** Texts of the map library, by its own names. `Ctrl` is a key, in German Strg. */
  controls: {
    'AttributionControl.ToggleAttribution': 'Toggle attribution',
    'CooperativeGesturesHandler.MacHelpText': 'Use ⌘ + scroll to zoom the map',
    'CooperativeGesturesHandler.MobileHelpText': 'Use two fingers to move the map',
    'CooperativeGesturesHandler.WindowsHelpText': 'Use Ctrl + scroll to zoom the map',
    'FullscreenControl.Enter': 'Enter fullscreen',
    'FullscreenControl.Exit': 'Exit fullscreen',
    'NavigationControl.ZoomIn': 'Zoom in',
    'NavigationControl.ZoomOut': 'Zoom out',
  },
};

/** Attributions of third-party data: names stay as they are. */
const CREDITS = {
  addresses: '© OpenStreetMap contributors',
  elevation: 'Open-Meteo',
  places: 'GeoNames (CC BY)',
  sites: 'ParaglidingEarth',
  terrain: 'Terrain: Tilezen Joerd',
  worldMap: 'Natural Earth',
};

/** The track of a flight: map, readout and charts. */
const TRACKS = {
  loading: 'Loading the track',
  // Names of marks on the map, for screen readers: the point at which the charts are read, and the places of takeoff and landing.
  place: 'Place on the track',
  launch: 'Launch',
  landing: 'Landing',
  // Labels of the readout over the charts, in one line on a phone: ≤ 12 letters.
  /** Time that went by since the takeoff, where the time of day is not known. */
  sinceLaunch: 'Since launch',
  /** Rate of climb at a moment. */
  climb: 'Climb',
  /** From the place of takeoff. */
  distance: 'Distance',
  /** The glide ratio that is needed to the place of landing. */
  glide: 'Glide',
  /** Title of a chart: the rate of climb and sink. */
  lift: 'Lift',
  distanceFromLaunch: 'Distance from launch',
  glideRatio: 'Glide ratio to landing spot',
  /** Lowest and highest value of a chart: `560 to 2 640 m`. */
  range: (from: string, to: string, unit: string): string => `${from} to ${to} ${unit}`,
  /** Of the glide ratio: the flight was never above its landing spot. */
  noHeightToLose: 'no height to lose',
  upTo: (value: string, unit: string): string => `up to ${value} ${unit}`,
  /** Parts of what screen readers say of a moment, joined by commas. */
  spoken: {
    altitude: (value: string): string => `altitude ${value}`,
    climb: (value: string): string => `climb ${value}`,
    distance: (value: string): string => `${value} from launch`,
    glide: (value: string): string => `glide ratio to landing ${value}`,
    noGlide: 'no glide ratio to landing',
  },
};

export const MAP_TEXTS = { credits: CREDITS, maps: MAPS, thirdParties: THIRD_PARTIES, tracks: TRACKS };
