import { lazyDrawing } from '#web/parts/map/lazy-drawing.tsx';
import { MapBox } from '#web/parts/map/map-box.tsx';
import type { TrackMapDrawingProps } from './track-map-drawing.tsx';

const TrackMapDrawing = lazyDrawing(async () => (await import('./track-map-drawing.tsx')).TrackMapDrawing);

interface TrackMapProps extends TrackMapDrawingProps {
  /** Reserves the map's space without rendering it yet. */
  readonly waits?: boolean;
  /** Sets the map's height. */
  readonly className?: string | undefined;
}

/** A track on a map, coloured by climb unless another layer is chosen, with launch and landing; its class must set a height. */
export function TrackMap({ waits, className, ...drawing }: TrackMapProps) {
  return (
    <MapBox waits={waits === true} className={className}>
      <TrackMapDrawing {...drawing} />
    </MapBox>
  );
}
