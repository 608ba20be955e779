import { cleanTags, MAX_TAGS, problemsOfTags } from '#domain/tags';
import { airtimeOfSeconds, altitudeOf, type JsonFlight, knownPlace, localTimeIn } from './json-flight.ts';
import { type Json, jsonAt, jsonItems, jsonNumber, jsonText } from './json-value.ts';
import { trackTime } from './track-time.ts';

/** The logbooks whose JSON is read, by keys that only theirs has. */
const LOGBOOKS: readonly {
  readonly isIts: (json: Json) => boolean;
  readonly flightsOf: (json: Json) => readonly (JsonFlight | null)[];
}[] = [
  { isIts: (json) => jsonAt(json, 'schema') === 'leaf.logbook.flight', flightsOf: leafFlights },
  { isIts: (json) => has(jsonItems(jsonAt(json, 'items')), 'pointStart'), flightsOf: xcontestFlights },
  { isIts: (json) => has(jsonItems(jsonAt(json, 'data')), 'IDFlight'), flightsOf: dhvXcFlights },
];

/**
 * Returns the flights in a JSON of another logbook in their order, null for one without a readable day; null when it is of no
 * logbook that is known.
 */
export function readJsonFlights(json: Json): readonly (JsonFlight | null)[] | null {
  return LOGBOOKS.find(({ isIts }) => isIts(json))?.flightsOf(json) ?? null;
}

function has(items: readonly Json[], key: string): boolean {
  return jsonAt(items[0], key) !== undefined;
}

/**
 * Returns the flight of a file that the Leaf vario writes beside its track, `{schema: 'leaf.logbook.flight', …}`; none when its
 * clock was not set.
 */
export function leafFlights(json: Json): readonly JsonFlight[] {
  const { date, time } = localTimeIn(jsonText(jsonAt(json, 'start', 'time_local')));
  if (date === null || jsonAt(json, 'start', 'time_valid') === false) return [];
  const launch = jsonAt(json, 'first_fix', 'location') ?? jsonAt(json, 'start', 'location');
  const isSaved = jsonAt(json, 'track', 'saved') === true;
  return [
    {
      date,
      time,
      airtime: airtimeOfSeconds(jsonNumber(jsonAt(json, 'metrics', 'duration_seconds'))),
      altitude: altitudeOf(jsonNumber(jsonAt(json, 'metrics', 'max_altitude_m'))),
      launch: knownPlace(jsonNumber(jsonAt(launch, 'lat_deg')), jsonNumber(jsonAt(launch, 'lon_deg'))),
      siteName: jsonText(jsonAt(json, 'site', 'launch_name')),
      gliderName: ['brand', 'model', 'size']
        .map((part) => jsonText(jsonAt(json, 'glider', part)))
        .filter(Boolean)
        .join(' '),
      ...notesOf(jsonAt(json, 'notes')),
      trackPath: isSaved ? jsonText(jsonAt(json, 'track', 'path')) : '',
    },
  ];
}

/** The pilot's notes, and the tags; those that no flight can have are a line of the notes. */
function notesOf(notes: Json): Pick<JsonFlight, 'remarks' | 'tags'> {
  const all = cleanTags(jsonItems(jsonAt(notes, 'tags')).map(jsonText));
  const tags = all.filter((tag) => problemsOfTags([tag]).length === 0).slice(0, MAX_TAGS);
  const others = all.filter((tag) => !tags.includes(tag));
  const remarks = [jsonText(jsonAt(notes, 'pilot_notes')), others.join(', ')].filter(Boolean).join('\n');
  return tags.length === 0 ? { remarks } : { remarks, tags };
}

/**
 * Returns the flights of a list saved from DHV-XC, `{data: [{IDFlight, FlightDate, FlightDuration, …}]}`, all values texts. The
 * time is left out: nothing says whether it is local. Null stands for a flight without a readable day.
 */
export function dhvXcFlights(json: Json): readonly (JsonFlight | null)[] {
  return jsonItems(jsonAt(json, 'data')).map(dhvXcFlight);
}

function dhvXcFlight(item: Json): JsonFlight | null {
  const text = (key: string): string => jsonText(jsonAt(item, key));
  const number = (key: string): number | null => jsonNumber(jsonAt(item, key));
  const { date } = localTimeIn(text('FlightDate'));
  if (date === null) return null;
  return {
    date,
    time: null,
    airtime: airtimeOfSeconds(number('FlightDuration')),
    altitude: altitudeOf(number('MaxAltitude')),
    launch: knownPlace(number('FirstLat'), number('FirstLng')),
    siteName: text('TakeoffWaypointName') || text('TakeoffLocation'),
    gliderName: gliderName(text('GliderBrand'), text('Glider')),
    remarks: '',
    trackPath: '',
  };
}

/** The brand and the model, which may begin with it. */
function gliderName(brand: string, model: string): string {
  return model.toLowerCase().startsWith(brand.toLowerCase()) ? model : `${brand} ${model}`.trim();
}

/** An ISO 8601 duration of hours, minutes and seconds, `PT03H33M00S`. */
const DURATION = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:\.\d+)?S)?$/;

/**
 * Returns the flights of a list saved from XContest: `{items: [{pointStart: {time, …}, takeoff, glider, stats, …}]}`, null for
 * one without a readable day.
 */
export function xcontestFlights(json: Json): readonly (JsonFlight | null)[] {
  return jsonItems(jsonAt(json, 'items')).map(xcontestFlight);
}

function xcontestFlight(item: Json): JsonFlight | null {
  const start = trackTime(jsonText(jsonAt(item, 'pointStart', 'time')));
  const { date, time } = localTimeIn(localText(start, jsonNumber(jsonAt(item, 'utcOffsetStart'))));
  if (date === null) return null;
  const [lat, lng] = ['latitude', 'longitude'].map((key) => jsonNumber(jsonAt(item, 'pointStart', key)));
  const glider = jsonText(jsonAt(item, 'glider', 'nameCompact')) || jsonText(jsonAt(item, 'glider', 'name'));
  return {
    date,
    time,
    airtime: airtimeOfSeconds(secondsOf(jsonText(jsonAt(item, 'stats', 'duration')))),
    altitude: altitudeOf(jsonNumber(jsonAt(item, 'stats', 'altitudeMax'))),
    launch: knownPlace(lat ?? null, lng ?? null),
    siteName: jsonText(jsonAt(item, 'takeoff', 'name')),
    gliderName: glider,
    remarks: jsonText(jsonAt(item, 'comment')),
    trackPath: '',
  };
}

/** The local time of an instant by its offset from UTC in seconds; without one only the day is known, about. */
function localText(unixSeconds: number, offsetS: number | null): string {
  const date = new Date((unixSeconds + (offsetS ?? 0)) * 1000);
  if (Number.isNaN(date.getTime())) return '';
  return date.toISOString().slice(0, offsetS === null ? 10 : 16);
}

function secondsOf(duration: string): number | null {
  const [match, hours = 0, minutes = 0, seconds = 0] = DURATION.exec(duration) ?? [];
  return match === undefined ? null : Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}
