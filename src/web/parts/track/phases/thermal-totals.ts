import type { PhaseTotals } from '#domain/phases/flight-phases';
import type { PilotUnits } from '#web/parts/quantities/pilot-units.ts';
import { climbFigure, figureText, heightFigure } from '../charts/readout.ts';
import { percentText } from '../findings/quantities.ts';
import { flightPageTexts } from '../flight-page-texts.ts';

/** Returns the sums over a flight's thermals in words; what is not known is left out. Empty without thermals. */
export function thermalTotals(totals: PhaseTotals, units: PilotUnits): readonly string[] {
  const words = flightPageTexts.phases;
  const { thermalCount, gainM, meanClimbMps, shares, leftS, rightS } = totals;
  if (thermalCount === 0) return [];
  // Rounded once, so that both sides are 100 % together.
  const leftPercent = Math.round((leftS / (leftS + rightS)) * 100);
  return [
    `${thermalCount} ${words.count(thermalCount)}`,
    ...(gainM === null ? [] : [`${figureText(heightFigure(gainM, units))} ${words.gained}`]),
    ...(meanClimbMps === null ? [] : [`${figureText(climbFigure(meanClimbMps, units))} ${words.meanClimb}`]),
    ...(shares === null ? [] : [`${percentText(shares.thermals)} ${words.circling}`]),
    ...(leftS + rightS === 0 ? [] : [words.sides(percentText(leftPercent / 100), percentText(1 - leftPercent / 100))]),
  ];
}
