import type { Glide } from '#domain/phases/flight-phases';
import { texts } from '#web/texts.ts';
import { DASH } from '#web/ui/text/dash.ts';
import { formatClimb, heightFigure } from '../charts/readout.ts';
import { ratioFigure } from '../findings/figure-list.ts';
import { distanceFigure, durationText, speedFigure } from '../findings/quantities.ts';
import { flightPageTexts } from '../flight-page-texts.ts';
import {
  columnHead,
  fixTimeText,
  type PhaseRow,
  type PhaseTable,
  stretchOf,
  type TrackTextOptions,
} from './phase-table.ts';

/** Returns the glides of a flight as rows. */
export function glideTable(glides: readonly Glide[], timed: TrackTextOptions): PhaseTable {
  const words = flightPageTexts.phases;
  const { altitudeUnit, distanceUnit } = timed.units;
  const speed = flightPageTexts.findings.speed[distanceUnit];
  return {
    head: [
      words.start,
      columnHead(words.distance, texts.units.distance[distanceUnit]),
      words.glideRatio,
      columnHead(words.speed, speed),
      words.duration,
      columnHead(words.lost, texts.units.altitude[altitudeUnit]),
      columnHead(words.sink, texts.units.climb[altitudeUnit]),
      columnHead(words.tailwind, speed),
    ],
    rows: glides.map((glide) => rowOf(glide, timed)),
    empty: words.noGlides,
  };
}

function rowOf(glide: Glide, timed: TrackTextOptions): PhaseRow {
  const { units } = timed;
  const orDash = (value: number | null, text: (value: number) => string): string =>
    value === null ? DASH : text(value);
  return {
    cells: [
      fixTimeText(timed, glide.startIndex),
      distanceFigure(glide.straightM, units).value,
      orDash(glide.glideRatio, (ratio) => ratioFigure(ratio).value),
      speedFigure(glide.meanSpeedMps, units).value,
      durationText(glide.durationS),
      orDash(glide.heightLostM, (height) => heightFigure(height, units).value),
      orDash(glide.meanSinkMps, (sink) => formatClimb(-sink, units)),
      orDash(glide.tailwindMps, (wind) => speedFigure(wind, units).value),
    ],
    stretch: stretchOf(glide),
  };
}
