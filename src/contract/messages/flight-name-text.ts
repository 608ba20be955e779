import type { FlightName } from '#domain/figures/flight-name';
import { type DistanceUnit, distanceIn, hoursAndMinutes, type Metres, type Minutes } from '#domain/units';
import type { Messages } from './messages.ts';

/** Distances below this, in the pilot's unit, have a decimal. */
const SHORT = 10;

/** Returns the text of a proposed name, with distances in the pilot's unit. */
export function flightNameText(texts: Messages, name: FlightName, unit: DistanceUnit): string {
  const { flightNames } = texts;
  switch (name.kind) {
    case 'distance':
      return flightNames.distance(distanceText(texts, name.distance, unit), name);
    case 'sled':
      return flightNames.sled(name.site);
    case 'ridge':
    case 'local':
      return flightNames[name.kind](airtimeText(texts, name.airtime), name.site);
    default:
      return flightNames[name.kind](distanceText(texts, name.distance, unit), name.site);
  }
}

function distanceText({ numbers, units }: Messages, distance: Metres, unit: DistanceUnit): string {
  const rounded = Number(distanceIn(distance, unit).toFixed(1));
  return `${rounded < SHORT ? rounded.toFixed(1) : numbers.whole(rounded)} ${units.distance[unit]}`;
}

function airtimeText(texts: Messages, airtime: Minutes): string {
  const { hours, minutes } = hoursAndMinutes(airtime);
  return texts.airtime.full(hours, minutes);
}
