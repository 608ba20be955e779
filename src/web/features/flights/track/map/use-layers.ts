import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { WireAirspace } from '#domain/airspace/wire-airspace';
import { compareFlights } from '#domain/order/numbering';
import type { Thermal } from '#domain/phases/flight-phases';
import type { FlightScore } from '#domain/score/flight-score';
import { hasAltitude, type TrackData } from '#web/parts/track/track-data.ts';
import { sessionState } from '#web/session-state.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { useLogbookIfSignedIn } from '#web/store/store.ts';
import { readTrackOfFlight } from '../track-store.ts';
import { airspacesInReach, type OtherLine, type ShownLayers } from './layer-data.ts';
import { CLIMB_SCALE, type Colouring, colouringOf, scaleOf } from './track-colours.ts';

/** The parts of a track that layers show. */
interface KnownLayers {
  readonly track: TrackData;
  /** Null without a choice of layers: then the line is coloured by climb. */
  readonly flightId: number | null;
  readonly thermals: readonly Thermal[];
  readonly score: FlightScore | null;
  /** Null when the operator has no data of them. */
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

/** The pilot's choice of layers on the maps of tracks. */
export interface LayerChoice {
  readonly colouring: Colouring;
  readonly thermals: boolean;
  readonly route: boolean;
  readonly airspace: boolean;
  readonly others: boolean;
}

/** Kept from flight to flight. */
const chosen = sessionState<LayerChoice>(() => ({
  colouring: 'climb',
  thermals: true,
  route: true,
  airspace: true,
  others: false,
}));

/** Returns the choice, and a function that changes it. */
function useLayerChoice(): readonly [LayerChoice, (next: LayerChoice) => void] {
  return [useSyncExternalStore(chosen.subscribe, chosen.get), chosen.set];
}

const NONE: readonly OtherLine[] = [];

/** Returns the lines of the pilot's newest other flights from the site of one, each as soon as it is read; none unless wanted. */
function useOtherTracks(flightId: number | null, isWanted: boolean): readonly OtherLine[] {
  const [lines, setLines] = useState(NONE);
  const ids = useOtherFlights(flightId).join();
  useEffect(() => {
    if (!isWanted || ids === '') return;
    const closed = new AbortController();
    const add = (line: OtherLine): void => setLines((before) => [...before, line]);
    void readAll(ids.split(',').map(Number), add, closed.signal);
    return () => {
      closed.abort();
      setLines(NONE);
    };
  }, [ids, isWanted]);
  return lines;
}

/** Returns the ids of the flights that {@link useOtherTracks} would show. */
function useOtherFlights(flightId: number | null): readonly number[] {
  const logbook = useLogbookIfSignedIn();
  return logbook && flightId !== null ? otherFlights(logbook, flightId) : [];
}

/** One after the other, so that the page stays quick; a track that cannot be read is left out. */
async function readAll(ids: readonly number[], add: (line: OtherLine) => void, signal: AbortSignal): Promise<void> {
  for (const id of ids) {
    const reading = await readTrackOfFlight(id).catch(() => null);
    if (signal.aborted) return;
    if (reading?.state !== 'ready') continue;
    const { line, lng, lat } = reading.track;
    add(Array.from(line, (index) => [lng[index] ?? 0, lat[index] ?? 0] as const));
  }
}

/** The most other flights on a map. */
const MOST = 10;

/** Returns the ids of the newest other flights with a track from the site of a flight, the newest first. */
export function otherFlights({ flights }: Pick<Logbook, 'flights'>, flightId: number): readonly number[] {
  const siteId = flights.get(flightId)?.siteId ?? null;
  if (siteId === null) return [];
  return [...flights.values()]
    .filter((flight) => flight.siteId === siteId && flight.hasTrack && flight.id !== flightId)
    .toSorted((a, b) => compareFlights(b, a))
    .slice(0, MOST)
    .map(({ id }) => id);
}
