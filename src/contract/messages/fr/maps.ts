import type { MAP_TEXTS as EN } from '../en/maps.ts';
import { THIRD_PARTIES } from './third-parties.ts';

const MAPS: (typeof EN)['maps'] = {
  ofAllSites: 'Carte de tous les sites',
  ofSite: (name) => `Carte\u00a0: ${name}`,
  ofTrack: 'Carte de la trace',
  toChoose: 'Carte pour choisir un lieu',
  withoutTiles: 'Fond de carte indisponible',
  // Of coordinates (ISO 6709): not O for west.
  north: 'N',
  south: 'S',
  east: 'E',
  west: 'W',
  controls: {
    'AttributionControl.ToggleAttribution': 'Afficher ou masquer les sources',
    'CooperativeGesturesHandler.MacHelpText': 'Utilisez ⌘ + défilement pour zoomer',
    'CooperativeGesturesHandler.MobileHelpText': 'Utilisez deux doigts pour déplacer la carte',
    'CooperativeGesturesHandler.WindowsHelpText': 'Utilisez Ctrl + défilement pour zoomer',
    'FullscreenControl.Enter': 'Passer en plein écran',
    'FullscreenControl.Exit': 'Quitter le plein écran',
    'NavigationControl.ZoomIn': 'Zoom avant',
    'NavigationControl.ZoomOut': 'Zoom arrière',
  },
};

const CREDITS: (typeof EN)['credits'] = {
  addresses: '© les contributeurs d’OpenStreetMap',
  elevation: 'Open-Meteo',
  places: 'GeoNames (CC BY)',
  sites: 'ParaglidingEarth',
  terrain: 'Relief\u00a0: Tilezen Joerd',
  worldMap: 'Natural Earth',
};

const TRACKS: (typeof EN)['tracks'] = {
  loading: 'Chargement de la trace',
  place: 'Point de la trace',
  launch: 'Décollage',
  landing: 'Atterrissage',
  sinceLaunch: 'Depuis déco',
  climb: 'Vario',
  distance: 'Distance',
  glide: 'Finesse',
  lift: 'Vario',
  distanceFromLaunch: 'Distance du déco',
  glideRatio: 'Finesse jusqu’à l’atterro',
  range: (from, to, unit) => `${from} à ${to}\u00a0${unit}`,
  noHeightToLose: 'pas d’altitude à perdre',
  upTo: (value, unit) => `jusqu’à ${value}\u00a0${unit}`,
  spoken: {
    altitude: (value) => `altitude ${value}`,
    climb: (value) => `vario ${value}`,
    distance: (value) => `${value} du déco`,
    glide: (value) => `finesse jusqu’à l’atterro ${value}`,
    noGlide: 'pas de finesse jusqu’à l’atterro',
  },
};

export const MAP_TEXTS: typeof EN = { credits: CREDITS, maps: MAPS, thirdParties: THIRD_PARTIES, tracks: TRACKS };
