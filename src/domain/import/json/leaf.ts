import { cleanTags, problemsOfTags } from '../../tags/tags.ts';
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

/** The pilot's notes, and the tags; as a line of the notes where a flight could not have them as they are. */
function notesOf(notes: Json): Pick<JsonFlight, 'remarks' | 'tags'> {
  const remarks = textOf(valueAt(notes, 'pilot_notes'));
  const tags = cleanTags(itemsOf(valueAt(notes, 'tags')).map(textOf));
  if (tags.length === 0) return { remarks };
  if (problemsOfTags(tags).length === 0) return { remarks, tags };
  return { remarks: [remarks, tags.join(', ')].filter(Boolean).join('\n') };
}
