import { airtimeOfSeconds, altitudeOf, type JsonFlight, knownPlace, localTimeIn } from './json-flight.ts';
import { type Json, jsonAt, jsonItems, jsonNumber, jsonText } from './json-value.ts';

/**
 * Returns the flights of a list saved from DHV-XC, `{data: [{IDFlight, FlightDate, FlightDuration, …}]}`, all values texts. The
 * time is left out: nothing says whether it is local. Null stands for a flight without a readable day.
 */
export function dhvXcFlights(json: Json): readonly (JsonFlight | null)[] {
  return jsonItems(jsonAt(json, 'data')).map(flightOf);
}

function flightOf(item: Json): JsonFlight | null {
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
