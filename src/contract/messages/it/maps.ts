import type { MAP_TEXTS as EN } from '../en/maps.ts';
import { THIRD_PARTIES } from './third-parties.ts';

const MAPS: (typeof EN)['maps'] = {
  ofAllSites: 'Mappa di tutti i siti',
  ofSite: (name) => `Mappa: ${name}`,
  ofTrack: 'Mappa della traccia',
  toChoose: 'Mappa per scegliere un luogo',
  withoutTiles: 'Mappa di sfondo assente',
  // As in all languages, also where the wind's compass has O.
  north: 'N',
  south: 'S',
  east: 'E',
  west: 'W',
  controls: {
    'AttributionControl.ToggleAttribution': 'Mostra/nascondi le fonti',
    'CooperativeGesturesHandler.MacHelpText': 'Per lo zoom usa ⌘ + scorrimento',
    'CooperativeGesturesHandler.MobileHelpText': 'Usa due dita per spostare la mappa',
    'CooperativeGesturesHandler.WindowsHelpText': 'Per lo zoom usa Ctrl + scorrimento',
    'FullscreenControl.Enter': 'Schermo intero',
    'FullscreenControl.Exit': 'Chiudi schermo intero',
    'NavigationControl.ZoomIn': 'Ingrandisci',
    'NavigationControl.ZoomOut': 'Riduci',
  },
};

const CREDITS: (typeof EN)['credits'] = {
  addresses: '© contributori di OpenStreetMap',
  elevation: 'Open-Meteo',
  places: 'GeoNames (CC BY)',
  sites: 'ParaglidingEarth',
  terrain: 'Terreno: Tilezen Joerd',
  worldMap: 'Natural Earth',
};

const TRACKS: (typeof EN)['tracks'] = {
  loading: 'Caricamento della traccia',
  place: 'Punto sulla traccia',
  launch: 'Decollo',
  landing: 'Atterraggio',
  sinceLaunch: 'Dal decollo',
  climb: 'Salita',
  distance: 'Distanza',
  glide: 'Efficienza',
  lift: 'Salita',
  distanceFromLaunch: 'Distanza dal decollo',
  glideRatio: 'Efficienza fino all’atterraggio',
  range: (from, to, unit) => `da ${from} a ${to}\u00a0${unit}`,
  noHeightToLose: 'nessuna quota da perdere',
  upTo: (value, unit) => `fino a ${value}\u00a0${unit}`,
  spoken: {
    altitude: (value) => `quota ${value}`,
    climb: (value) => `salita ${value}`,
    distance: (value) => `${value} dal decollo`,
    glide: (value) => `efficienza fino all’atterraggio ${value}`,
    noGlide: 'nessuna efficienza fino all’atterraggio',
  },
};

export const MAP_TEXTS: typeof EN = { credits: CREDITS, maps: MAPS, thirdParties: THIRD_PARTIES, tracks: TRACKS };
