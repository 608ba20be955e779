import type { Thermal, Wind } from '#domain/phases/flight-phases';
import type { PilotUnits } from '#web/parts/quantities/pilot-units.ts';
import { texts } from '#web/texts.ts';
import { DASH } from '#web/ui/text/dash.ts';
import { formatClimb, heightFigure } from '../charts/readout.ts';
import { compassText, durationText, speedFigure } from '../findings/quantities.ts';
import { flightPageTexts } from '../flight-page-texts.ts';
import { hasAltitude, type TrackData } from '../track-data.ts';
import {
  columnHead,
  fixTimeText,
  type PhaseRow,
  type PhaseTable,
  stretchOf,
  type TrackTextOptions,
} from './phase-table.ts';

/** Returns the thermals of a flight as rows; without altitudes it is not known whether there were any. */
export function thermalTable(thermals: readonly Thermal[], timed: TrackTextOptions): PhaseTable {
  const words = flightPageTexts.phases;
  const { altitudeUnit, distanceUnit } = timed.units;
  const [height, climb] = [texts.units.altitude[altitudeUnit], texts.units.climb[altitudeUnit]];
  return {
    head: [
      words.start,
      columnHead(words.gain, height),
      columnHead(words.climb, climb),
      columnHead(words.best, climb),
      words.duration,
      columnHead(words.heights, height),
      words.turns,
      columnHead(words.wind, flightPageTexts.findings.speed[distanceUnit]),
    ],
    rows: thermals.map((thermal) => rowOf(thermal, timed)),
    empty: hasAltitude(timed.track) ? words.noThermals : words.noHeights,
  };
}

function rowOf(thermal: Thermal, timed: TrackTextOptions): PhaseRow {
  const { units } = timed;
  const heightOf = (height: number): string => heightFigure(height, units).value;
  const { best30sMps } = thermal;
  const level = levelAbove(thermal, timed.track);
  return {
    cells: [
      fixTimeText(timed, thermal.startIndex),
      heightOf(thermal.gainM),
      formatClimb(thermal.meanClimbMps, units),
      best30sMps === null ? DASH : formatClimb(best30sMps, units),
      durationText(thermal.durationS),
      `${heightOf(thermal.altitudeInM + level)} – ${heightOf(thermal.altitudeOutM + level)}`,
      `${Math.round(thermal.turns)} ${flightPageTexts.phases.directions[thermal.direction]}`,
      windText(thermal.wind, units),
    ],
    stretch: stretchOf(thermal),
  };
}

/** Returns by how much the altitudes of the page are above those of a thermal, which are by pressure where a file has it. */
function levelAbove({ startIndex, endIndex, altitudeInM, altitudeOutM }: Thermal, { altitude }: TrackData): number {
  const [start = altitudeInM, end = altitudeOutM] = [altitude[startIndex], altitude[endIndex]];
  return (start - altitudeInM + end - altitudeOutM) / 2;
}

/** Returns a wind without its unit: `14 SW`; a dash where there is none. */
export function windText(wind: Wind | null, units: PilotUnits): string {
  return wind ? `${speedFigure(wind.speedMps, units).value} ${compassText(wind.fromDegrees)}` : DASH;
}
