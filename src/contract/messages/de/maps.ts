import type { MAP_TEXTS as EN } from '../en/maps.ts';
import { THIRD_PARTIES } from './third-parties.ts';

const MAPS: (typeof EN)['maps'] = {
  ofAllSites: 'Karte aller Fluggebiete',
  ofSite: (name) => `Karte: ${name}`,
  ofTrack: 'Karte des Tracks',
  toChoose: 'Karte, um einen Ort zu wählen',
  withoutTiles: 'Zurzeit nur einfache Karte',
  north: 'N',
  south: 'S',
  // Not O, which reads as zero: ISO 6709.
  east: 'E',
  west: 'W',
  controls: {
    'AttributionControl.ToggleAttribution': 'Quellen ein- und ausblenden',
    'CooperativeGesturesHandler.MacHelpText': 'Mit ⌘ + Scrollen die Karte zoomen',
    'CooperativeGesturesHandler.MobileHelpText': 'Mit zwei Fingern die Karte verschieben',
    'CooperativeGesturesHandler.WindowsHelpText': 'Mit Strg + Scrollen die Karte zoomen',
    'FullscreenControl.Enter': 'Vollbild öffnen',
    'FullscreenControl.Exit': 'Vollbild beenden',
    'NavigationControl.ZoomIn': 'Hineinzoomen',
    'NavigationControl.ZoomOut': 'Herauszoomen',
  },
};

const CREDITS: (typeof EN)['credits'] = {
  addresses: '© OpenStreetMap-Mitwirkende',
  elevation: 'Open-Meteo',
  places: 'GeoNames (CC BY)',
  sites: 'ParaglidingEarth',
  terrain: 'Gelände: Tilezen Joerd',
  worldMap: 'Natural Earth',
};

const TRACKS: (typeof EN)['tracks'] = {
  loading: 'Track wird geladen',
  place: 'Punkt auf dem Track',
  launch: 'Startplatz',
  landing: 'Landeplatz',
  sinceLaunch: 'Seit Start',
  climb: 'Steigen',
  distance: 'Distanz',
  glide: 'Gleitzahl',
  lift: 'Steigen',
  distanceFromLaunch: 'Distanz vom Start',
  glideRatio: 'Gleitzahl zum Landeplatz',
  range: (from, to, unit) => `${from} bis ${to}\u00a0${unit}`,
  noHeightToLose: 'nie über dem Landeplatz',
  upTo: (value, unit) => `bis ${value}\u00a0${unit}`,
  spoken: {
    altitude: (value) => `Höhe ${value}`,
    climb: (value) => `Steigen ${value}`,
    distance: (value) => `${value} vom Start`,
    glide: (value) => `Gleitzahl zum Landeplatz ${value}`,
    noGlide: 'keine Gleitzahl zum Landeplatz',
  },
};

export const MAP_TEXTS: typeof EN = { credits: CREDITS, maps: MAPS, thirdParties: THIRD_PARTIES, tracks: TRACKS };
