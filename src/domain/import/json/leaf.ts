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
      remarks: remarksOf(valueAt(json, 'notes')),
      trackPath: isSaved ? textOf(valueAt(json, 'track', 'path')) : '',
    },
  ];
}

/** The pilot's notes, and tags on a line of their own. */
function remarksOf(notes: Json): string {
  const tags = itemsOf(valueAt(notes, 'tags')).map(textOf).filter(Boolean);
  return [textOf(valueAt(notes, 'pilot_notes')), tags.join(', ')].filter(Boolean).join('\n');
}
