import type {
  AIRSPACE as EN_AIRSPACE,
  DOWNLOADS as EN_DOWNLOADS,
  FINDINGS as EN_FINDINGS,
  FLIGHT_NAMES as EN_FLIGHT_NAMES,
  FLIGHT_PAGE as EN_FLIGHT_PAGE,
  MAP_LAYERS as EN_MAP_LAYERS,
  NEIGHBOURS as EN_NEIGHBOURS,
  ONE_FLIGHT as EN_ONE_FLIGHT,
  PHASES as EN_PHASES,
  REPLAY as EN_REPLAY,
  SCORES as EN_SCORES,
  LaunchAndLanding,
} from '../en/flight-page.ts';
import { XC } from './every-page.ts';
import { COMPASS, NUMBERS, plural } from './formats.ts';

const { ordinal } = NUMBERS;

export const ONE_FLIGHT: typeof EN_ONE_FLIGHT = {
  loading: 'Cargando el vuelo',
  hint: {
    title: 'Acerca del track',
    doubts: {
      doubtful: 'Según su track, puede que esto no sea un vuelo.',
      hop: 'Según su track, parecen saltos o movimientos en el suelo, no un vuelo.',
      run: 'Según su track, parece una carrera o un paseo, no un vuelo.',
      drive: 'Según su track, parece un trayecto en vehículo, no un vuelo.',
      rideUp: 'Según su track, parece la subida al despegue, no un vuelo.',
      none: 'Nada en su track parece un vuelo.',
    },
    whatToDo: 'Recorta el track o elimina el vuelo; si sabes que está bien, déjalo así.',
    beginsInAir: 'La grabación empieza en el aire: no se sabe dónde fue el despegue.',
    checkSite: 'Comprueba la zona.',
    act: 'Comprobar vuelo',
  },
  aboveLaunch: 'Sobre el despegue',
  number: 'Número de vuelo',
  download: 'Descargar IGC',
  addTrack: 'Añadir track',
  trackFile: 'Archivo IGC del vuelo',
  neighbours: 'Vuelos anteriores y siguientes',
  previous: 'Vuelo anterior',
  next: 'Vuelo siguiente',
  positionInDay: (position, count) => (count > 1 ? ` (${position}/${count})` : ''),
  phraseOfDay: (position, count) => (count > 1 ? `${ordinal(position)} de ${count} ese día` : null),
  positionInYear: (position, year) => `${ordinal(position)} de ${year}`,
};

export const FLIGHT_NAMES: typeof EN_FLIGHT_NAMES = {
  faiTriangle: (length, site) => `Triángulo FAI de ${length}${from(site)}`,
  flatTriangle: (length, site) => `Triángulo plano de ${length}${from(site)}`,
  outAndReturn: (length, site) => `Ida y vuelta de ${length}${from(site)}`,
  distance,
  ridge: (airtime, site) => `Vuelo de ladera${at(site)}, ${airtime}`,
  local: (airtime, site) => `Vuelo local${at(site)}, ${airtime}`,
  sled: (site) => `Planeo${from(site)}`,
};

function distance(length: string, sites: LaunchAndLanding): string {
  if (sites.from === null && sites.to === null) return `Vuelo de ${length}`;
  return `${length}${from(sites.from)}${sites.to === null ? '' : ` hasta ${sites.to}`}`;
}

function from(site: string | null): string {
  return site === null ? '' : ` desde ${site}`;
}

function at(site: string | null): string {
  return site === null ? '' : ` en ${site}`;
}

const FIRST_BEST = { longest: 'Más tiempo', highest: 'Más alto', farthest: 'Más lejos' };
const BEST = { longest: 'más tiempo', highest: 'más alto', farthest: 'más lejos' };

export const NEIGHBOURS: typeof EN_NEIGHBOURS = {
  fromSite: (site) => `Otros vuelos desde ${site}`,
  all: (count) => `Ver los ${NUMBERS.whole(count)}`,
  bests,
  previousFrom: (site) => `Anterior desde ${site}`,
  nextFrom: (site) => `Siguiente desde ${site}`,
  sameDay: 'El mismo día',
};

function bests(kinds: readonly (keyof typeof BEST)[]): string {
  if (kinds.length === Object.keys(BEST).length) return 'El mejor en todo';
  return kinds.map((kind, index) => (index === 0 ? FIRST_BEST[kind] : BEST[kind])).join(' · ');
}

export const FINDINGS: typeof EN_FINDINGS = {
  figures: 'Cifras',
  charts: 'Gráficas',
  proposedName: (name) => `Podría llamarse «${name}»`,
  aboveGround: { narrow: 'AGL', wide: 'Sobre el suelo' },
  heightAboveGround: (height) => `${height} sobre el suelo`,
  noFlight: 'No hay ningún despegue en este archivo: se muestra del primer punto GPS al último.',
  noAltitude: 'Archivo sin altitudes',
  noTimeCharts: 'Todos los puntos GPS tienen la misma hora: no hay nada que dibujar a lo largo del tiempo.',
  noHeightCharts: 'El archivo no tiene altitudes: no hay gráficas de altitud, ascenso ni planeo.',
  waiting: 'El vuelo aún se está analizando…',
  missing: 'El análisis aún no está listo. Puede que lo veas más tarde.',
  failed: 'Este track no se puede analizar.',
  maxClimb: 'Ascenso máx., 10\u00a0s',
  maxSink: 'Descenso máx., 10\u00a0s',
  meanSpeed: 'Velocidad media',
  maxSpeed: 'Velocidad máx., 10\u00a0s',
  trackLength: 'Longitud del track',
  straightDistance: 'Despegue a aterrizaje',
  farthest: 'Distancia máx. al despegue',
  heightGained: 'Ganancia de altura',
  hike: 'Subida a pie al despegue',
  bestGlide: 'Mejor planeo, 1\u00a0km',
  glideOver: (length, height) => `${length}, bajando ${height}`,
  highest: 'Punto más alto',
  launch: 'Despegue',
  landing: 'Aterrizaje',
  highestAt: (time) => `a las ${time}`,
  speed: { kilometers: 'km/h', miles: 'mph' },
};

export const SCORES: typeof EN_SCORES = {
  title: 'Puntuación XC',
  scoring: 'Calculando…',
  missing: 'Aún sin puntuación.',
  failed: 'Este track no se puede puntuar.',
  none: 'No hay nada que puntuar.',
  types: XC.types,
  leagues: XC.leagues,
  points: 'puntos',
  league: (name, year) => `${name} (${year})`,
  atLeast: (points) => `al menos ${points}`,
  atMost: (points) => `(como máximo ${points})`,
  otherLeagues: 'Otras ligas',
  columns: { league: 'Liga', type: 'Tipo', distance: 'Distancia', points: 'Puntos' },
};

export const PHASES: typeof EN_PHASES = {
  title: 'Térmicas, transiciones, ladera y viento',
  tabs: { thermals: 'Térmicas', glides: 'Transiciones', ridges: 'Ladera', wind: 'Viento', heights: 'Altitudes' },
  noThermals: 'No se han encontrado térmicas.',
  noGlides: 'No se han encontrado transiciones.',
  noRidges: 'No se ha encontrado vuelo de ladera.',
  noWind: 'Viento desconocido: para medirlo se necesitan tres giros completos.',
  noHeights: 'Este archivo no tiene altitudes.',
  count: (count) => `${count} ${plural(count, 'térmica', 'térmicas')}`,
  gained: (height) => `${height} ganados`,
  meanClimb: (climb) => `${climb} de media`,
  circling: (part) => `${part} del tiempo girando`,
  sides: (left, right) => `${left} izquierda, ${right} derecha`,
  showAll: (count) => `Mostrar todo (${count})`,
  showLess: 'Mostrar menos',
  start: 'Inicio',
  gain: 'Ganancia',
  climb: 'Ascenso',
  best: 'Mejor 30\u00a0s',
  heights: 'Desde – hasta',
  duration: 'Duración',
  turns: 'Giros',
  wind: 'Viento',
  passes: 'Pasadas',
  passLength: 'Pasada media',
  distance: 'Distancia',
  glideRatio: 'Planeo',
  lost: 'Altura perdida',
  speed: 'Velocidad',
  sink: 'Descenso',
  tailwind: 'Viento de cola',
  band: 'Altitud',
  wholeFlight: 'Todo el vuelo',
  timeAbove: 'Tiempo por encima',
  turnsTo: {
    left: (turns) => `${turns} izq.`,
    right: (turns) => `${turns} der.`,
    mixed: (turns) => `${turns} ${plural(turns, 'mixto', 'mixtos')}`,
  },
  compass: COMPASS,
};

const TYPES: (typeof EN_AIRSPACE)['types'] = {
  other: '',
  restricted: 'Restringida',
  danger: 'Peligrosa',
  prohibited: 'Prohibida',
  ctr: 'CTR',
  tmz: 'TMZ',
  rmz: 'RMZ',
  tma: 'TMA',
  tra: 'TRA',
  tsa: 'TSA',
  fir: 'FIR',
  uir: 'UIR',
  adiz: 'ADIZ',
  atz: 'ATZ',
  matz: 'MATZ',
  airway: 'Aerovía',
  mtr: 'Ruta militar',
  alert: 'Alerta',
  warning: 'Advertencia',
  protected: 'Protegida',
  htz: 'HTZ',
  // The sailplane itself is meant here.
  glidingSector: 'Sector de vuelo a vela',
  trp: 'TRP',
  tiz: 'TIZ',
  tia: 'TIA',
  mta: 'MTA',
  cta: 'CTA',
  acc: 'ACC',
  recreation: 'Deportes aéreos',
  lowAltitudeRestriction: 'Restricción a baja cota',
  mrt: 'Ruta militar',
  tfr: 'TFR',
  vfrSector: 'Sector VFR',
  fisSector: 'Sector FIS',
  lta: 'LTA',
  uta: 'UTA',
  mctr: 'MCTR',
};

export const AIRSPACE: typeof EN_AIRSPACE = {
  title: 'Espacio aéreo',
  loading: 'Comparando el vuelo con los espacios aéreos de alrededor…',
  failed: 'No se han podido cargar los espacios aéreos de alrededor.',
  allUnread:
    'Los datos de espacio aéreo de este servidor no se pueden leer por ahora: aquí no se puede decir nada al respecto.',
  none: 'Según los datos, este vuelo no cruza ningún espacio aéreo.',
  noneAround: 'Según los datos, no hay ningún espacio aéreo alrededor de este vuelo.',
  name: 'Espacio aéreo',
  kind: 'Tipo',
  times: 'Desde – hasta',
  heights: 'Altitud',
  limits: 'Límites',
  certainty: 'Según el mapa',
  states: { inside: 'dentro', near: 'cerca', unknown: 'altura desconocida' },
  types: TYPES,
  unnamed: 'Sin nombre',
  classOnly: (letter) => `Clase ${letter}`,
  typeAndClass: (type, letter) => `${type} ${letter}`,
  ground: 'GND',
  aboveGround: (height) => `${height} AGL`,
  flightLevel: (level, height) => `FL\u00a0${level} (${height})`,
  noLimit: 'sin límite',
  between: (lower, upper) => `${lower} – ${upper}`,
  onMap: (name, kind, limits) => `${name} · ${kind} · ${limits}`,
  moreOnMap: (count) => `y ${count} más`,
  caution:
    'Según está dibujado en el mapa: no se sabe si un espacio aéreo estaba activo a esa hora. Los niveles de vuelo se comparan con la altitud barométrica; los demás límites, con la altitud GPS. Ambas pueden desviarse unos 100\u00a0m (10\u00a0hPa equivalen a 86\u00a0m). «Cerca» es a menos de 50\u00a0m de un borde, en horizontal, o de 100\u00a0m de un límite, en vertical.',
  heightNotKnown:
    '«Altura desconocida»: no se ha podido comparar un límite sobre el suelo, o uno dado en un tipo de altitud que el archivo no tiene.',
  noAltitudes: 'Este archivo no tiene altitudes: solo se ha comparado la posición.',
  dataOf: (date) => `Datos del ${date}.`,
  cut: (count) => `Solo se han comparado los ${count} espacios aéreos con la base más baja alrededor del vuelo.`,
  leftOut: (count) =>
    plural(
      count,
      'No se ha podido leer 1 espacio aéreo de los datos.',
      `No se han podido leer ${count} espacios aéreos de los datos.`,
    ),
  unread: 'Una parte de los datos no se puede leer por ahora: puede que falte o que no esté al día.',
};

export const MAP_LAYERS: typeof EN_MAP_LAYERS = {
  title: 'Capas del mapa',
  colour: 'Color',
  colourings: { climb: 'Ascenso', height: 'Altitud', speed: 'Velocidad' },
  thermals: 'Térmicas',
  route: 'Recorrido puntuado',
  airspace: 'Espacio aéreo',
  others: 'Otros vuelos desde aquí',
};

export const REPLAY: typeof EN_REPLAY = {
  open: 'Reproducir en 3D',
  short: '3D',
  opening: 'Abriendo en 3D',
  failed: 'Ahora mismo el vuelo no se puede mostrar en 3D.',
  controls: 'Vuelo en 3D',
  play: 'Reproducir',
  pause: 'Pausa',
  speed: 'Velocidad',
  times: (speed) => `${speed}×`,
  follow: 'Seguir',
  leave: 'Salir del 3D',
};

export const DOWNLOADS: typeof EN_DOWNLOADS = {
  send: 'Enviar el IGC a …',
  savedInstead:
    'Este navegador no pasa archivos IGC a otras apps, así que el archivo se ha guardado. Elígelo en la página de subida de tu liga.',
  others: 'Otros formatos',
  gpx: 'GPX',
  kml: 'KML',
  geoJson: 'GeoJSON',
};

export const FLIGHT_PAGE: typeof EN_FLIGHT_PAGE = {
  airspace: AIRSPACE,
  neighbours: NEIGHBOURS,
  downloads: DOWNLOADS,
  findings: FINDINGS,
  mapLayers: MAP_LAYERS,
  names: FLIGHT_NAMES,
  one: ONE_FLIGHT,
  phases: PHASES,
  replay: REPLAY,
  scores: SCORES,
};
