import { type Airspace, flightLevelOf, type VerticalLimit } from '#domain/airspace/airspace';
import type { PilotUnits } from '#web/parts/quantities/pilot-units.ts';
import { figureText, heightFigure } from '../charts/readout.ts';
import { flightPageTexts } from '../flight-page-texts.ts';

/** Returns type and class: `CTR D`, `Restricted`, `Class E`. */
export function kindText({ class: letter, type }: Pick<Airspace, 'class' | 'type'>): string {
  const words = flightPageTexts.airspace;
  const typeName = words.types[type];
  if (letter === null) return typeName;
  return typeName === '' ? words.classOnly(letter) : words.typeAndClass(typeName, letter);
}

/** Returns both limits: `GND – FL 95 (2 896 m)`. */
export function limitsText({ lower, upper }: Pick<Airspace, 'lower' | 'upper'>, units: PilotUnits): string {
  const words = flightPageTexts.airspace;
  return words.between(limitText(lower, units), upper ? limitText(upper, units) : words.noLimit);
}

/** Returns what is said of an airspace on the map, in one line. */
export function lineOfAirspace(
  airspace: Pick<Airspace, 'name' | 'class' | 'type' | 'lower' | 'upper'>,
  units: PilotUnits,
) {
  return flightPageTexts.airspace.onMap(nameText(airspace), kindText(airspace), limitsText(airspace, units));
}

/** Returns the name of an airspace, or that it has none. */
export function nameText({ name }: Pick<Airspace, 'name'>): string {
  return name === '' ? flightPageTexts.airspace.unnamed : name;
}

/** In one piece: a line is broken between the two limits only. */
function limitText(limit: VerticalLimit, units: PilotUnits): string {
  return limitInWords(limit, units).replaceAll(' ', '\u00a0');
}

function limitInWords(limit: VerticalLimit, units: PilotUnits): string {
  const words = flightPageTexts.airspace;
  const height = figureText(heightFigure(limit.heightM, units));
  const level = flightLevelOf(limit);
  if (level !== null) return words.flightLevel(level, height);
  if (limit.datum === 'msl') return height;
  return limit.heightM <= 0 ? words.ground : words.aboveGround(height);
}
