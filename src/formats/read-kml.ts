import { type KmlTimes, type PointTimes, timeOfPoint, timesOfLine, unknownTimes } from './kml-times.ts';
import { parseXml, type XmlReader } from './parse-xml.ts';
import { ReadError } from './read-error.ts';
import { numberIn, PointColumns, TrackList } from './track-list.ts';

const ABSOLUTE = 'absolute';
/** As SkyDrop writes it at the head of its files. */
const GLIDER_COMMENT = /^\s*Glider type:(.*)$/;
/** Data fields, whoever names them. */
const TIME_FIELD =
  /^(?:(?:gps|utc|local|begin|start)?[ _-]?(?:date)?[ _-]?times?(?:[ _-]?(?:stamps?|utc))?|when|utc)$/i;
const DAY_FIELD = /^(?:gps|utc|local)?[ _-]?(?:date|day)$/i;
const ALTITUDE_FIELD = /^(?:gps[ _-]?)?(?:ele|elevation|alt|altitude)$/i;
/** Elements with a time that say where to look from, not where somebody was. */
const VIEWS: readonly string[] = ['LookAt', 'Camera'];
/** Texts of folders are read for a day: it is at their beginning. */
const MAX_AROUND = 2_000;

/** Places of a track, a line or a point while they are read. */
interface KmlPlaces {
  /** A text for each place: longitude, latitude and altitude; empty when there is none. */
  places: readonly string[];
  altitudeMode: string;
}

/** A `Track`: its times and its places follow each other, or alternate. */
interface KmlTrack extends KmlPlaces {
  readonly times: string[];
  readonly places: string[];
}

/** A Placemark while it is read. Changed in place. */
interface Placemark {
  readonly times: KmlTimes;
  readonly lines: KmlPlaces[];
  /** Those of a `MultiTrack` together. */
  readonly tracks: KmlTrack[][];
  point: KmlPlaces | null;
  /** Of a data field. */
  altitude: string;
}

/** What has been read of a file. Changed in place. */
interface KmlReading {
  readonly tracks: TrackList;
  /** The single points of each folder. */
  readonly points: PointColumns[];
  placemark: Placemark;
  track: KmlTrack | null;
  line: KmlPlaces | null;
  isInMultiTrack: boolean;
  /** The name of the data field that is read. */
  field: string;
  /** Names and descriptions of the folders. */
  around: string;
  gliderName: string;
  /** Whether there was a track whose times and places are not of one number. */
  isUneven: boolean;
  isCut: boolean;
}

type Attributes = Readonly<Record<string, string>>;

/**
 * Returns the tracks of a KML file: `gx:Track` or `Track`, the parts of a `MultiTrack` joined; lines whose Placemark says times in any
 * of the ways of {@link KmlTimes}; when there are none, single points with times.
 */
export function readKml(text: string): readonly PointColumns[] {
  const reading: KmlReading = {
    tracks: new TrackList(),
    points: [new PointColumns()],
    placemark: newPlacemark(),
    track: null,
    line: null,
    isInMultiTrack: false,
    field: '',
    around: '',
    gliderName: '',
    isUneven: false,
    isCut: false,
  };
  parseXml(text, {
    open: (name, attributes) => {
      reading.placemark.times.first ||= attributes.time_of_first_point ?? '';
      handlerOf(OPEN, name)?.(reading, attributes);
    },
    close: (name, content, parents) => handlerOf(CLOSE, name)?.(reading, content, parents),
    comment: (comment) => {
      reading.gliderName ||= GLIDER_COMMENT.exec(comment)?.[1]?.trim() ?? '';
    },
    cut: (name, content) => {
      reading.isCut = true;
      if (name === 'coordinates') CLOSE.coordinates?.(reading, content.slice(0, content.search(/\S+$/)), []);
    },
  } satisfies XmlReader);
  endPlacemark(reading);
  const tracks = timedTracks(reading);
  for (const track of tracks) track.gliderName = reading.gliderName;
  return tracks;
}

function timedTracks({ tracks, points, isUneven }: KmlReading): readonly PointColumns[] {
  try {
    return tracks.timed(points);
  } catch (cause) {
    throw isUneven ? new ReadError('unevenTrack', { cause }) : cause;
  }
}

const OPEN: Readonly<Record<string, (reading: KmlReading, attributes: Attributes) => void>> = {
  Folder: ({ points }) => {
    points.push(new PointColumns());
  },
  Placemark: (reading) => endPlacemark(reading),
  MultiTrack: (reading) => {
    reading.isInMultiTrack = true;
    reading.placemark.tracks.push([]);
  },
  Track: (reading) => {
    reading.track = { times: [], places: [], altitudeMode: ABSOLUTE };
    if (!reading.isInMultiTrack) reading.placemark.tracks.push([]);
    reading.placemark.tracks.at(-1)?.push(reading.track);
  },
  LineString: (reading) => {
    reading.line = { places: [], altitudeMode: ABSOLUTE };
    reading.placemark.lines.push(reading.line);
  },
  Point: (reading) => {
    reading.line = { places: [], altitudeMode: ABSOLUTE };
    reading.placemark.point = reading.line;
  },
  Data: setField,
  SimpleData: setField,
  SimpleArrayData: setField,
};

const CLOSE: Readonly<Record<string, (reading: KmlReading, content: string, parents: readonly string[]) => void>> = {
  when: ({ track, placemark }, content, [parent, around = '']) => {
    if (parent === 'Track') track?.times.push(content);
    else if (!VIEWS.includes(around)) placemark.times.stamps.push(content);
  },
  coord: ({ track }, content) => track?.places.push(content),
  altitudeMode: ({ track, line }, content) => {
    const read = track ?? line;
    if (read) read.altitudeMode = content.trim();
  },
  begin: (reading, content, parents) => setSpan(reading, { begin: content }, parents),
  end: (reading, content, parents) => setSpan(reading, { end: content }, parents),
  SecondsFromTimeOfFirstPoint: ({ placemark }, content) => {
    placemark.times.seconds = content;
  },
  coordinates: ({ line }, content) => {
    if (line) line.places = placesIn(content);
  },
  name: addText,
  description: addText,
  value: (reading, content) => addValue(reading, content),
  SimpleData: (reading, content) => addValue(reading, content),
  LineString: (reading) => {
    reading.line = null;
  },
  Point: (reading) => {
    reading.line = null;
  },
  Track: (reading) => {
    reading.track = null;
  },
  MultiTrack: (reading) => {
    reading.isInMultiTrack = false;
  },
  Placemark: (reading) => endPlacemark(reading),
};

/** An element may have any name, also one that every object has. */
function handlerOf<Handler>(handlers: Readonly<Record<string, Handler>>, name: string): Handler | undefined {
  return Object.hasOwn(handlers, name) ? handlers[name] : undefined;
}

function newPlacemark(): Placemark {
  return { times: unknownTimes(), lines: [], tracks: [], point: null, altitude: '' };
}

function setField(reading: KmlReading, { name = '' }: Attributes): void {
  reading.field = name;
}

function addValue({ placemark, field }: KmlReading, content: string): void {
  if (TIME_FIELD.test(field)) placemark.times.list.push(content);
  if (DAY_FIELD.test(field)) placemark.times.day = content;
  if (ALTITUDE_FIELD.test(field)) placemark.altitude = content;
}

function setSpan(
  { placemark: { times }, line }: KmlReading,
  span: { readonly begin: string } | { readonly end: string },
  [, around = '']: readonly string[],
): void {
  if (VIEWS.includes(around)) return;
  Object.assign(times, span);
  times.isSpanOfLine = line !== null;
}

function addText(reading: KmlReading, content: string, [parent]: readonly string[]): void {
  if (parent === 'Placemark') reading.placemark.times.text += ` ${content}`;
  else reading.around = `${content} ${reading.around}`.slice(0, MAX_AROUND);
}

/** Most places of a line: a day has 86,400 seconds. */
const MAX_PLACES = 1_000_000;

/** Places are separated by white space; one after a comma is in a place. */
function placesIn(content: string): readonly string[] {
  const text = content.replaceAll(/,\s+/g, ',').trim();
  if (text === '') return [];
  const places = text.split(/\s+/, MAX_PLACES + 1);
  if (places.length > MAX_PLACES) throw new ReadError('tooLargeFile');
  return places;
}

function endPlacemark(reading: KmlReading): void {
  const { placemark, tracks } = reading;
  reading.placemark = newPlacemark();
  for (const parts of placemark.tracks) tracks.add(trackColumns(reading, parts, placemark.times));
  for (const line of placemark.lines) tracks.add(lineColumns(reading, line, placemark.times));
  const isPoint = placemark.lines.length + placemark.tracks.length === 0;
  if (isPoint && placemark.point) addPoint(reading, placemark, placemark.point);
}

/** Times and places belong together by their position; empty places are pauses. Throws when one has no other. */
function trackColumns({ isCut }: KmlReading, parts: readonly KmlTrack[], said: KmlTimes): PointColumns {
  const columns = new PointColumns();
  for (const { times, places, altitudeMode } of parts) {
    const isUneven = times.length !== places.length;
    if (times.length > 0 && isUneven && !isCut) throw new ReadError('unevenTrack');
    const list = times.length > 0 ? times : said.list;
    const end = isCut ? '' : said.end;
    addPlaces(columns, { places, altitudeMode }, timesOfLine({ ...said, list, end }, places.length, ''));
  }
  return columns;
}

function lineColumns(reading: KmlReading, line: KmlPlaces, said: KmlTimes): PointColumns {
  const columns = new PointColumns();
  const count = line.places.length;
  // The end of a line that was cut off is not that of its span.
  const times = timesOfLine(
    reading.isCut ? { ...said, end: '', text: '' } : said,
    count,
    reading.isCut ? '' : reading.around,
  );
  const isUneven = times !== null && times.time.length !== count && !reading.isCut;
  reading.isUneven ||= isUneven;
  addPlaces(columns, line, isUneven ? null : times);
  return columns;
}

function addPlaces(columns: PointColumns, { places, altitudeMode }: KmlPlaces, times: PointTimes | null): void {
  for (const [i, place] of places.entries()) {
    const [lng = Number.NaN, lat = Number.NaN, altitude = Number.NaN] = numbersOf(place);
    const time = times?.time[i] ?? Number.NaN;
    columns.add({ lat, lng, altitude: altitudeMode === ABSOLUTE ? altitude : Number.NaN, time });
  }
  if (times) columns.timesNote ??= times.note;
}

/** An altitude may be a data field of a point whose place has none, or 0. */
function addPoint(
  { points, around }: KmlReading,
  { times, altitude }: Placemark,
  { places: [place = ''], altitudeMode }: KmlPlaces,
): void {
  const columns = points.at(-1);
  const [lng, lat, high = 0] = numbersOf(place);
  const hasField = altitude !== '' && (high === 0 || altitudeMode !== ABSOLUTE);
  if (columns) {
    const shown = hasField
      ? { places: [`${lng} ${lat} ${altitude}`], altitudeMode: ABSOLUTE }
      : { places: [place], altitudeMode };
    addPlaces(columns, shown, timeOfPoint(times, { around, before: columns.time.at(-1) ?? Number.NaN }));
  }
}

/** Longitude, latitude and altitude: by commas in a line, by white space in a track, each perhaps with a decimal comma. */
function numbersOf(place: string): readonly number[] {
  const bySpace = place.trim().split(/\s+/);
  if (bySpace.length > 1) return bySpace.map((number) => numberIn(number.replace(/,$/, '')));
  const byComma = place.split(',');
  if (byComma.length < 4 || place.includes('.')) return byComma.map(numberIn);
  return [0, 2, 4].map((i) => numberIn(byComma.slice(i, i + 2).join('.')));
}
