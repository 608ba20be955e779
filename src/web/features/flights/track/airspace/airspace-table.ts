import type { AirspacesResponse } from '#contract/places/airspaces';
import { type Airspace, flightLevelOf, type VerticalLimit } from '#domain/airspace/airspace';
import type { AirspaceCrossing } from '#domain/airspace/crossing';
import { isolated } from '#domain/isolated';
import { FLIGHT_PAGE as flightPageTexts } from '#texts/flight-page';
import type { PilotUnits } from '#web/parts/quantities.tsx';
import { hasAltitude, type TrackData } from '#web/parts/track/track-data.ts';
import { texts } from '#web/texts.ts';
import { extremes } from '#web/ui/chart/extremes.ts';
import { DASH } from '#web/ui/text/dash.ts';
import { figureText, heightFigure } from '../charts/readout.ts';
import {
  columnHead,
  fixTimeText,
  type PhaseRow,
  type PhaseTable,
  type TrackTextOptions,
} from '../findings/phase-tables.ts';

/** Crossings of a flight, whose indexes are those of the airspaces. */
export interface FoundAirspaces {
  readonly response: AirspacesResponse;
  readonly crossings: readonly AirspaceCrossing[];
}

/** Returns the crossings of a flight as rows, by time. */
export function airspaceTable({ response, crossings }: FoundAirspaces, timed: TrackTextOptions): PhaseTable {
  const words = flightPageTexts.airspace;
  const { airspaces } = response;
  return {
    head: [
      words.name,
      words.kind,
      words.times,
      columnHead(words.heights, texts.units.altitude[timed.units.altitudeUnit]),
      words.limits,
      words.certainty,
    ],
    rows: crossings.flatMap((crossing) => {
      const airspace = airspaces[crossing.airspace];
      return airspace ? [rowOf(airspace, crossing, timed)] : [];
    }),
    empty: airspaces.length > 0 ? words.none : words.noneAround,
  };
}

type SentAirspace = AirspacesResponse['airspaces'][number];

function rowOf(airspace: SentAirspace, { state, from, to }: AirspaceCrossing, timed: TrackTextOptions): PhaseRow {
  const words = flightPageTexts.airspace;
  return {
    cells: [
      nameText(airspace),
      kindText(airspace),
      words.between(fixTimeText(timed, from), fixTimeText(timed, to)),
      heightsText(timed, from, to),
      limitsText(airspace, timed.units),
      words.states[state],
    ],
    stretch: { from, to },
  };
}

/** The lowest and the highest altitude of a stretch. */
function heightsText({ track, units }: TrackTextOptions, from: number, to: number): string {
  const range = hasAltitude(track) ? extremes(track.altitude.subarray(from, to + 1)) : null;
  if (range === null) return DASH;
  const [low, high] = range.map((height) => heightFigure(height, units).value);
  return flightPageTexts.airspace.between(low ?? '', high ?? '');
}

/** Returns what must be said below the crossings of a flight: how sure they are, and what the data lacks. */
export function airspaceNotes({ response, crossings }: FoundAirspaces, track: TrackData): readonly string[] {
  const words = flightPageTexts.airspace;
  const { airspaces, isCut, leftOut, unread, date, attribution } = response;
  const isKnown = hasAltitude(track);
  const isSomeUnknown = crossings.some(({ state }) => state === 'unknown');
  const notes: readonly (string | false)[] = [
    crossings.length > 0 && words.caution,
    isKnown && isSomeUnknown && words.heightNotKnown,
    !isKnown && words.noAltitudes,
    isCut && words.cut(airspaces.length),
    leftOut > 0 && words.leftOut(leftOut),
    unread > 0 && words.unread,
    date !== null && words.dataOf(texts.dates.day(date)),
    attribution,
  ];
  return notes.filter((note) => note !== false && note !== '').map(String);
}

/** Returns type and class: `CTR D`, `Restricted`, `Class E`. */
function kindText({ class: letter, type }: Pick<Airspace, 'class' | 'type'>): string {
  const words = flightPageTexts.airspace;
  const typeName = words.types[type];
  if (letter === null) return typeName;
  return typeName === '' ? words.classOnly(letter) : words.typeAndClass(typeName, letter);
}

/** Returns both limits: `GND – FL 95 (2 896 m)`. */
function limitsText({ lower, upper }: Pick<Airspace, 'lower' | 'upper'>, units: PilotUnits): string {
  const words = flightPageTexts.airspace;
  return words.between(limitText(lower, units), upper ? limitText(upper, units) : words.noLimit);
}

/** Returns the description of an airspace on the map, in one line. */
export function lineOfAirspace(
  airspace: Pick<Airspace, 'name' | 'class' | 'type' | 'lower' | 'upper'>,
  units: PilotUnits,
) {
  return flightPageTexts.airspace.onMap(isolated(nameText(airspace)), kindText(airspace), limitsText(airspace, units));
}

/** Returns the name of an airspace, or that it has none. */
function nameText({ name }: Pick<Airspace, 'name'>): string {
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
