import type { AirspacesResponse } from '#contract/places/airspaces';
import type { AirspaceCrossing } from '#domain/airspace/crossings/crossing';
import { texts } from '#web/texts.ts';
import { extremes } from '#web/ui/chart/extremes.ts';
import { DASH } from '#web/ui/text/dash.ts';
import { heightFigure } from '../charts/readout.ts';
import { flightPageTexts } from '../flight-page-texts.ts';
import {
  columnHead,
  fixTimeText,
  type PhaseRow,
  type PhaseTable,
  type TrackTextOptions,
} from '../phases/phase-table.ts';
import { hasAltitude } from '../track-data.ts';
import { kindText, limitsText, nameText } from './airspace-texts.ts';

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
