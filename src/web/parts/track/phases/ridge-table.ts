import type { RidgeStretch } from '#domain/phases/flight-phases';
import { texts } from '#web/texts.ts';
import { extremes } from '#web/ui/chart/extremes.ts';
import { formatClimb, heightFigure } from '../charts/readout.ts';
import { distanceFigure, durationText } from '../findings/quantities.ts';
import { flightPageTexts } from '../flight-page-texts.ts';
import { hasAltitude } from '../track-data.ts';
import {
  columnHead,
  fixTimeText,
  type PhaseRow,
  type PhaseTable,
  stretchOf,
  type TrackTextOptions,
} from './phase-table.ts';

/** Returns the stretches along slopes as rows; without altitudes it is not known whether a slope carried. */
export function ridgeTable(ridges: readonly RidgeStretch[], timed: TrackTextOptions): PhaseTable {
  const words = flightPageTexts.phases;
  const { altitudeUnit, distanceUnit } = timed.units;
  const [height, distance] = [texts.units.altitude[altitudeUnit], texts.units.distance[distanceUnit]];
  return {
    head: [
      words.start,
      words.duration,
      columnHead(words.heights, height),
      columnHead(words.gain, height),
      columnHead(words.climb, texts.units.climb[altitudeUnit]),
      words.passes,
      columnHead(words.passLength, distance),
      columnHead(words.distance, distance),
    ],
    rows: ridges.map((ridge) => rowOf(ridge, timed)),
    empty: hasAltitude(timed.track) ? words.noRidges : words.noHeights,
  };
}

function rowOf(ridge: RidgeStretch, timed: TrackTextOptions): PhaseRow {
  const { units } = timed;
  return {
    cells: [
      fixTimeText(timed, ridge.startIndex),
      durationText(ridge.durationS),
      heightsText(ridge, timed),
      heightFigure(ridge.gainM, units).value,
      formatClimb(ridge.gainM / Math.max(1, ridge.durationS), units),
      String(ridge.passes),
      distanceFigure(ridge.passLengthM, units).value,
      distanceFigure(ridge.passLengthM * ridge.passes, units).value,
    ],
    stretch: stretchOf(ridge),
  };
}

/** The lowest and the highest altitude on the way: `1 310 – 1 420`. */
function heightsText({ startIndex, endIndex }: RidgeStretch, { track, units }: TrackTextOptions): string {
  const found = extremes(track.altitude.subarray(startIndex, endIndex + 1)) ?? [0, 0];
  return found.map((height) => heightFigure(height, units).value).join(' – ');
}
