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
  const sides = leftS + rightS;
  return [
    `${thermalCount} ${words.count(thermalCount)}`,
    ...(gainM === null ? [] : [`${figureText(heightFigure(gainM, units))} ${words.gained}`]),
    ...(meanClimbMps === null ? [] : [`${figureText(climbFigure(meanClimbMps, units))} ${words.meanClimb}`]),
    ...(shares === null ? [] : [`${percentText(shares.thermals)} ${words.circling}`]),
    ...(sides === 0 ? [] : [words.sides(percentText(leftS / sides), percentText(rightS / sides))]),
  ];
}
