import type { FlightFigures } from '#domain/figures/flight-figures';
import { HEIGHT_BAND_M } from '#domain/height-bands';
import type { WindProfile } from '#domain/phases/flight-phases';
import type { PilotUnits } from '#web/parts/quantities/pilot-units.ts';
import { texts } from '#web/texts.ts';
import { heightFigure } from '../charts/readout.ts';
import { durationText } from '../findings/quantities.ts';
import { flightPageTexts } from '../flight-page-texts.ts';
import { columnHead, type PhaseTable } from './phase-table.ts';
import { windText } from './thermal-table.ts';

/** Returns the wind of a flight and of its height bands as rows, the highest band first. */
export function windTable({ flight, bands }: WindProfile, units: PilotUnits): PhaseTable {
  const words = flightPageTexts.phases;
  const heightOf = (height: number): string => heightFigure(height, units).value;
  const whole = flight
    ? [{ cells: [words.wholeFlight, windText(flight, units), turnsText(flight)], stretch: null }]
    : [];
  const byBand = bands.toReversed().map((band) => ({
    cells: [
      `${heightOf(band.fromM)} – ${heightOf(band.fromM + HEIGHT_BAND_M)}`,
      windText(band, units),
      turnsText(band),
    ],
    stretch: null,
  }));
  return {
    head: [
      columnHead(words.band, texts.units.altitude[units.altitudeUnit]),
      columnHead(words.wind, flightPageTexts.findings.speed[units.distanceUnit]),
      words.turns,
    ],
    rows: [...whole, ...byBand],
    empty: words.noWind,
  };
}

/** Returns the time above heights as rows, the highest first. */
export function heightTable(timesAbove: FlightFigures['timesAbove'], units: PilotUnits): PhaseTable {
  const words = flightPageTexts.phases;
  return {
    head: [columnHead(words.band, texts.units.altitude[units.altitudeUnit]), words.timeAbove],
    rows: (timesAbove ?? []).toReversed().map(({ heightM, seconds }) => ({
      cells: [heightFigure(heightM, units).value, durationText(seconds)],
      stretch: null,
    })),
    empty: words.noHeights,
  };
}

function turnsText({ turns }: { readonly turns: number }): string {
  return String(Math.round(turns));
}
