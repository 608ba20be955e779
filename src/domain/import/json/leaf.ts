import { cleanTags, MAX_TAGS, problemsOfTags } from '#domain/tags';
import { airtimeOfSeconds, altitudeOf, type JsonFlight, knownPlace, localTimeIn } from './json-flight.ts';
import { type Json, jsonAt, jsonItems, jsonNumber, jsonText } from './json-value.ts';

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
