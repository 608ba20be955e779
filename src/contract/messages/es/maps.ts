import type { MAP_TEXTS as EN } from '../en/maps.ts';
import { THIRD_PARTIES } from './third-parties.ts';

const MAPS: (typeof EN)['maps'] = {
  ofAllSites: 'Mapa de todas las zonas',
  ofSite: (name) => `Mapa: ${name}`,
  ofTrack: 'Mapa del track',
  toChoose: 'Mapa para elegir un lugar',
  withoutTiles: 'Ahora no hay mapa de fondo',
  // N, S, E and W in all languages (ISO 6709): no O for west.
  north: 'N',
  south: 'S',
  east: 'E',
  west: 'W',
  controls: {
    'AttributionControl.ToggleAttribution': 'Mostrar u ocultar fuentes',
    'CooperativeGesturesHandler.MacHelpText': 'Usa ⌘ + la rueda para acercar o alejar',
    'CooperativeGesturesHandler.MobileHelpText': 'Usa dos dedos para mover el mapa',
    'CooperativeGesturesHandler.WindowsHelpText': 'Usa Ctrl + la rueda para acercar o alejar',
    'FullscreenControl.Enter': 'Pantalla completa',
    'FullscreenControl.Exit': 'Salir de pantalla completa',
    'NavigationControl.ZoomIn': 'Acercar',
    'NavigationControl.ZoomOut': 'Alejar',
  },
};

const CREDITS: (typeof EN)['credits'] = {
  addresses: '© colaboradores de OpenStreetMap',
  elevation: 'Open-Meteo',
  places: 'GeoNames (CC BY)',
  sites: 'ParaglidingEarth',
  terrain: 'Relieve: Tilezen Joerd',
  worldMap: 'Natural Earth',
};

const TRACKS: (typeof EN)['tracks'] = {
  loading: 'Cargando el track',
  place: 'Punto del track',
  launch: 'Despegue',
  landing: 'Aterrizaje',
  sinceLaunch: 'En vuelo',
  climb: 'Ascenso',
  distance: 'Distancia',
  glide: 'Planeo',
  lift: 'Ascenso',
  distanceFromLaunch: 'Distancia al despegue',
  glideRatio: 'Planeo hasta el aterrizaje',
  range: (from, to, unit) => `${from} a ${to}\u00a0${unit}`,
  noHeightToLose: 'sin altura que perder',
  upTo: (value, unit) => `hasta ${value}\u00a0${unit}`,
  spoken: {
    altitude: (value) => `altitud ${value}`,
    climb: (value) => `ascenso ${value}`,
    distance: (value) => `a ${value} del despegue`,
    glide: (value) => `planeo hasta el aterrizaje ${value}`,
    noGlide: 'sin planeo hasta el aterrizaje',
  },
};

export const MAP_TEXTS: typeof EN = { credits: CREDITS, maps: MAPS, thirdParties: THIRD_PARTIES, tracks: TRACKS };
