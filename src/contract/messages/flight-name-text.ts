import type { FlightName } from '#domain/figures/flight-name';
import { type DistanceUnit, distanceIn, hoursAndMinutes, type Metres, type Minutes } from '#domain/units';
import type { EVERY_PAGE } from './en/every-page.ts';
import type { FLIGHT_PAGE } from './en/flight-page.ts';

/** Distances below this, in the pilot's unit, have a decimal. */
const SHORT = 10;

/** The texts of all pages, and those of the flight page. */
interface NameTexts {
  readonly all: typeof EVERY_PAGE;
  readonly names: (typeof FLIGHT_PAGE)['names'];
}

/** Returns the text of a proposed name, with distances in the pilot's unit. */
export function flightNameText({ all, names }: NameTexts, name: FlightName, unit: DistanceUnit): string {
  switch (name.kind) {
    case 'distance':
      return names.distance(distanceText(all, name.distance, unit), name);
    case 'sled':
      return names.sled(name.site);
    case 'ridge':
    case 'local':
      return names[name.kind](airtimeText(all, name.airtime), name.site);
    default:
      return names[name.kind](distanceText(all, name.distance, unit), name.site);
  }
}

function distanceText({ numbers, units }: typeof EVERY_PAGE, distance: Metres, unit: DistanceUnit): string {
  const rounded = Number(distanceIn(distance, unit).toFixed(1));
  return `${rounded < SHORT ? numbers.decimal(rounded, 1) : numbers.whole(rounded)} ${units.distance[unit]}`;
}

function airtimeText(texts: typeof EVERY_PAGE, airtime: Minutes): string {
  const { hours, minutes } = hoursAndMinutes(airtime);
  return texts.airtime.full(hours, minutes);
}
