import { lazy } from 'react';
import type { Cursor } from '#web/ui/chart/cursor.ts';
import type { PilotUnits } from '../pilot-units.ts';
import type { TrackData } from '../track-data.ts';
import { MapBox } from './map-box.tsx';

const TrackMapDrawing = lazy(async () => ({ default: (await import('./track-map-drawing.tsx')).TrackMapDrawing }));

interface TrackMapProps {
  readonly track: TrackData;
  readonly units: PilotUnits;
  /** A mark goes with it, and a pointer near the line moves it. */
  readonly cursor?: Cursor;
  /** The map's place is kept, and the map comes later. */
  readonly waits?: boolean;
  /** Gives the map its height. */
  readonly className?: string | undefined;
}

/** A track on a map, coloured by climb, with launch and landing. Give it a height by its class. */
export function TrackMap({ waits, className, ...drawing }: TrackMapProps) {
  return (
    <MapBox waits={waits === true} className={className}>
      <TrackMapDrawing {...drawing} />
    </MapBox>
  );
}
