import { lazy, type RefObject } from 'react';
import { MapBox } from '#web/parts/map/map-box.tsx';
import type { PilotUnits } from '#web/parts/quantities/pilot-units.ts';
import type { Cursor } from '#web/ui/chart/cursor.ts';
import type { TrackData } from '../track-data.ts';

const TrackMapDrawing = lazy(async () => ({ default: (await import('./track-map-drawing.tsx')).TrackMapDrawing }));

interface TrackMapProps {
  readonly track: TrackData;
  readonly units: PilotUnits;
  /** A mark follows it, and a pointer near the line moves it. */
  readonly cursor?: Cursor;
  /** The element that the full-screen button enlarges; the map alone where it is absent. */
  readonly stage?: RefObject<HTMLElement | null>;
  /** Reserves the map's space without rendering it yet. */
  readonly waits?: boolean;
  /** Sets the map's height. */
  readonly className?: string | undefined;
}

/** A track on a map, coloured by climb, with launch and landing; its class must set a height. */
export function TrackMap({ waits, className, ...drawing }: TrackMapProps) {
  return (
    <MapBox waits={waits === true} className={className}>
      <TrackMapDrawing {...drawing} />
    </MapBox>
  );
}
