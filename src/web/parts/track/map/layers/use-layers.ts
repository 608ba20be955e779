import { useMemo } from 'react';
import type { Thermal } from '#domain/phases/flight-phases';
import type { FlightScore } from '#domain/score/flight-score';
import type { TrackData } from '../../track-data.ts';
import { CLIMB_SCALE, scaleOf } from '../colour-scale.ts';
import { useLayerChoice } from './layer-choice.ts';
import type { ShownLayers } from './layer-data.ts';
import { useOtherFlights, useOtherTracks } from './use-other-tracks.ts';

/** What is known of a track. */
interface KnownLayers {
  readonly track: TrackData;
  /** Null where there is no choice of layers: then the line is coloured by climb. */
  readonly flightId: number | null;
  readonly thermals: readonly Thermal[];
  readonly score: FlightScore | null;
}

/** No thermals, always the same object. */
export const NO_THERMALS: readonly Thermal[] = [];

/** Returns what a track's map shows by the pilot's choice, the scale of its colours, and the properties of the control. */
export function useLayers({ track, flightId, thermals, score }: KnownLayers) {
  const [choice, onChange] = useLayerChoice();
  const others = useOtherTracks(flightId, choice.others);
  const hasOthers = useOtherFlights(flightId).length > 0;
  const colouring = flightId !== null && scaleOf(track, choice.colouring) ? choice.colouring : 'climb';
  const shown = useMemo(
    (): ShownLayers => ({
      colouring,
      thermals: choice.thermals ? thermals : NO_THERMALS,
      score: choice.route ? score : null,
      others,
    }),
    [colouring, choice.thermals, choice.route, thermals, score, others],
  );
  const available = {
    height: scaleOf(track, 'height') !== null,
    thermals: thermals.length > 0,
    route: score !== null,
    others: hasOthers,
  };
  return { shown, scale: scaleOf(track, colouring) ?? CLIMB_SCALE, control: { choice, available, onChange } };
}
