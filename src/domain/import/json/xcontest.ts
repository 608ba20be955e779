import { trackTime } from '../track-time.ts';
import { airtimeOfSeconds, altitudeOf, type JsonFlight, knownPlace, localTimeIn } from './json-flight.ts';
import { type Json, jsonAt, jsonItems, jsonNumber, jsonText } from './json-value.ts';

/** An ISO 8601 duration of hours, minutes and seconds, `PT03H33M00S`. */
const DURATION = /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)(?:\.\d+)?S)?$/;

/**
 * Returns the flights of a list saved from XContest: `{items: [{pointStart: {time, …}, takeoff, glider, stats, …}]}`, null for
 * one without a readable day.
 */
export function xcontestFlights(json: Json): readonly (JsonFlight | null)[] {
  return jsonItems(jsonAt(json, 'items')).map(flightOf);
}

function flightOf(item: Json): JsonFlight | null {
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
