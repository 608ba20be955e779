import { lazy, useEffect } from 'react';
import { MapBox } from '#web/parts/map/map-box.tsx';
import type { TrackMapDrawingProps } from './track-map-drawing.tsx';

const TrackMapDrawing = lazy(async () => ({ default: (await loadDrawing()).TrackMapDrawing }));

interface TrackMapProps extends TrackMapDrawingProps {
  /** Reserves the map's space without rendering it yet. */
  readonly waits?: boolean;
  /** Sets the map's height. */
  readonly className?: string | undefined;
}

/** A track on a map, coloured by climb unless another layer is chosen, with launch and landing; its class must set a height. */
export function TrackMap({ waits, className, ...drawing }: TrackMapProps) {
  useEffect(loadEarly, []);
  return (
    <MapBox waits={waits === true} className={className}>
      <TrackMapDrawing {...drawing} />
    </MapBox>
  );
}

/** Loads the code of the map while the map waits. */
function loadEarly(): void {
  if ('WebGL2RenderingContext' in globalThis) loadDrawing().catch(() => undefined); // Rendering it reports the failure.
}

function loadDrawing() {
  return import('./track-map-drawing.tsx');
}
