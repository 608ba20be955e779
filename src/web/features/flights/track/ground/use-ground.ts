import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Flight } from '#domain/flight';
import {
  groundBelow,
  heightsOfGround,
  isGroundOf,
  levelledGround,
  type StoredGround,
  storedGround,
} from '#domain/ground/ground';
import type { FlightTimes } from '#domain/track/flight/time-range';
import { baseMapSettings } from '#web/parts/map/base-map-settings.ts';
import { hasAltitude, type TrackData } from '#web/parts/track/track-data.ts';
import { mayAskNow, rememberFailure } from '#web/ui/map/attempts.ts';
import { savesData } from '#web/ui/saves-data.ts';
import { groundOfFlight, storeGroundOfFlight } from '../track-store.ts';
import type { TerrainRequest, TerrainResponse } from './read-terrain.ts';

/** The ground below a track. */
interface TrackGround {
  /** Metres above the sea below each fix, on the scale of the track's altitudes; null while they are not known. */
  readonly ground: Float32Array | null;
  /** To be called when the map is drawn: nothing is read from terrain tiles before. */
  readonly onMapDrawn: () => void;
}

/** Returns the ground below a flight's track: the stored one, or that of the terrain tiles, which is stored then. */
export function useGround(flight: Flight, track: TrackData): TrackGround {
  const [known, setKnown] = useState<{ readonly track: TrackData; readonly heights: Int16Array } | null>(null);
  const [isMapDrawn, setIsMapDrawn] = useState(false);
  const onMapDrawn = useCallback(() => setIsMapDrawn(true), []);
  useEffect(() => {
    if (!hasAltitude(track)) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const source = {
      stored: () => groundOfFlight(flight.id),
      computed: async () => (isMapDrawn ? readGround(track, signal) : null),
      store: (ground: Parameters<typeof storeGroundOfFlight>[1]) => storeGroundOfFlight(flight.id, ground),
    };
    const show = (heights: Int16Array): void => setKnown({ track, heights });
    void followGround({ source, flight: track.analysis }, show, signal);
    return () => leaving.abort();
  }, [flight, track, isMapDrawn]);
  const heights = known?.track === track ? known.heights : null;
  const ground = useMemo(
    () => heights && levelledGround(track.altitude, groundBelow(track.seconds, heights)),
    [track, heights],
  );
  return { ground, onMapDrawn };
}

/** Reads the ground from terrain tiles, unless there are none, they did not come a moment ago, or data is to be saved. */
async function readGround({ seconds, lat, lng, analysis }: TrackData, signal: AbortSignal): Promise<Int16Array | null> {
  const { terrainUrl } = baseMapSettings();
  if (terrainUrl === null || savesData() || !mayAskNow('terrain')) return null;
  const url = terrainUrl.startsWith('/') ? location.origin + terrainUrl : terrainUrl;
  try {
    return await computeGround({ url, seconds, lat, lng, lowest: analysis.minAltitude ?? 0 }, signal);
  } catch (error) {
    if (!signal.aborted) rememberFailure('terrain');
    throw error;
  }
}

/**
 * Reads the ground below a flight from terrain tiles, in a worker of its own; null when the tiles have none, or this
 * browser cannot read them. Rejects when a tile does not come, or the signal is aborted.
 */
async function computeGround(request: TerrainRequest, signal: AbortSignal): Promise<Int16Array | null> {
  const worker = new Worker(new URL('./terrain-worker.ts', import.meta.url), { type: 'module' });
  try {
    const response = await new Promise<TerrainResponse>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<TerrainResponse>) => resolve(data));
      worker.addEventListener('error', ({ error }) =>
        reject(new Error('The terrain reader stopped.', { cause: error })),
      );
      signal.addEventListener('abort', () => reject(signal.reason));
      worker.postMessage(request);
    });
    if ('failure' in response) throw new Error(response.failure);
    return response.heights;
  } finally {
    worker.terminate();
  }
}

/** Where the ground below a flight comes from, and where it is kept. */
export interface GroundSource {
  /** The server's; null when it has none yet. */
  readonly stored: () => Promise<StoredGround | null>;
  /** The browser's, from terrain tiles; null when it has none, or may not ask now. */
  readonly computed: () => Promise<Int16Array | null>;
  readonly store: (ground: StoredGround) => Promise<void>;
}

/** Shows the heights of the ground below a flight, if any are known, and stores those that the browser has read itself. */
export async function followGround(
  { source, flight }: { readonly source: GroundSource; readonly flight: FlightTimes },
  show: (heights: Int16Array) => void,
  signal: AbortSignal,
): Promise<void> {
  try {
    const stored = await source.stored();
    const known = stored && isGroundOf(stored, flight) ? heightsOfGround(stored) : null;
    if (signal.aborted) return;
    if (known) return show(known);
    const computed = await source.computed();
    if (signal.aborted || !computed) return;
    show(computed);
    await source.store(storedGround(flight, computed));
  } catch (error) {
    // The page has all the rest, and a later visit tries again.
    if (!signal.aborted) console.warn('The ground below a flight could not be had.', error);
  }
}
