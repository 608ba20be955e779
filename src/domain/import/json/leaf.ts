import { cleanTags, MAX_TAGS, problemsOfTags } from '../../tags/tags.ts';
import { airtimeOfSeconds, altitudeOf, type JsonFlight, localTimeIn, placeOf } from './json-flight.ts';
import { itemsOf, type Json, numberOf, textOf, valueAt } from './json-value.ts';

/**
 * Returns the flight of a file that the Leaf vario writes beside its track, `{schema: 'leaf.logbook.flight', …}`; none when its
 * clock was not set.
 */
export function leafFlights(json: Json): readonly JsonFlight[] {
  const { date, time } = localTimeIn(textOf(valueAt(json, 'start', 'time_local')));
  if (date === null || valueAt(json, 'start', 'time_valid') === false) return [];
  const launch = valueAt(json, 'first_fix', 'location') ?? valueAt(json, 'start', 'location');
  const isSaved = valueAt(json, 'track', 'saved') === true;
  return [
    {
      date,
      time,
      airtime: airtimeOfSeconds(numberOf(valueAt(json, 'metrics', 'duration_seconds'))),
      altitude: altitudeOf(numberOf(valueAt(json, 'metrics', 'max_altitude_m'))),
      launch: placeOf(numberOf(valueAt(launch, 'lat_deg')), numberOf(valueAt(launch, 'lon_deg'))),
      siteName: textOf(valueAt(json, 'site', 'launch_name')),
      gliderName: ['brand', 'model', 'size']
        .map((part) => textOf(valueAt(json, 'glider', part)))
        .filter(Boolean)
        .join(' '),
      ...notesOf(valueAt(json, 'notes')),
      trackPath: isSaved ? textOf(valueAt(json, 'track', 'path')) : '',
    },
  ];
}

/** The pilot's notes, and the tags; those that no flight can have are a line of the notes. */
function notesOf(notes: Json): Pick<JsonFlight, 'remarks' | 'tags'> {
  const all = cleanTags(itemsOf(valueAt(notes, 'tags')).map(textOf));
  const tags = all.filter((tag) => problemsOfTags([tag]).length === 0).slice(0, MAX_TAGS);
  const others = all.filter((tag) => !tags.includes(tag));
  const remarks = [textOf(valueAt(notes, 'pilot_notes')), others.join(', ')].filter(Boolean).join('\n');
  return tags.length === 0 ? { remarks } : { remarks, tags };
}
