import { useMemo } from 'react';
import type { WireAirspace } from '#domain/airspace/wire-airspace';
import type { Thermal } from '#domain/phases/flight-phases';
import type { FlightScore } from '#domain/score/flight-score';
import { hasAltitude, type TrackData } from '../../track-data.ts';
import { CLIMB_SCALE, colouringOf, scaleOf } from '../colour-scale.ts';
import { airspacesInReach } from './airspace-features.ts';
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
  /** Null where the operator has no data of them. */
  readonly airspaces: readonly WireAirspace[] | null;
}

/** No thermals, always the same object. */
export const NO_THERMALS: readonly Thermal[] = [];

/** No airspaces, always the same object. */
const NO_AIRSPACES: readonly WireAirspace[] = [];

/** Returns what a track's map shows by the pilot's choice, the scale of its colours, and the properties of the control. */
export function useLayers({ track, flightId, thermals, score, airspaces }: KnownLayers) {
  const [choice, onChange] = useLayerChoice();
  const others = useOtherTracks(flightId, choice.others);
  const hasOthers = useOtherFlights(flightId).length > 0;
  const inReach = useMemo(() => airspacesInReach(airspaces ?? NO_AIRSPACES, highestM(track)), [airspaces, track]);
  const colouring = colouringOf(track, flightId === null ? 'climb' : choice.colouring);
  const shown = useMemo(
    (): ShownLayers => ({
      colouring,
      thermals: choice.thermals ? thermals : NO_THERMALS,
      score: choice.route ? score : null,
      airspaces: choice.airspace ? inReach : NO_AIRSPACES,
      others,
    }),
    [colouring, choice, thermals, score, inReach, others],
  );
  const available = {
    altitudes: hasAltitude(track),
    thermals: thermals.length > 0,
    route: score !== null,
    airspace: airspaces && inReach.length > 0,
    others: hasOthers,
  };
  return {
    shown,
    scale: scaleOf(track, colouring) ?? CLIMB_SCALE,
    control: { choice, colouring, available, onChange },
  };
}

function highestM(track: TrackData): number | null {
  return hasAltitude(track) ? (track.altitude[track.highest] ?? 0) : null;
}
