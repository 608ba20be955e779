import { useState } from 'react';
import { lazyDrawing } from '#web/parts/map/lazy-drawing.tsx';
import { MapBox } from '#web/parts/map/map-box.tsx';
import { colouringOf } from './colour-scale.ts';
import { useLayerChoice } from './layers/layer-choice.ts';
import type { TrackMapDrawingProps } from './track-map-drawing.tsx';
import { TrackPlaceholder } from './track-placeholder.tsx';

const TrackMapDrawing = lazyDrawing(async () => (await import('./track-map-drawing.tsx')).TrackMapDrawing);

interface TrackMapProps extends Omit<TrackMapDrawingProps, 'onShown'> {
  /** Reserves the map's space without rendering it yet. */
  readonly waits?: boolean;
  /** Sets the map's height. */
  readonly className?: string | undefined;
}

/**
 * A track on a map, coloured by climb unless another layer is chosen, with launch and landing; its class must set a height.
 * The line alone is to be seen until the map is.
 */
export function TrackMap({ waits, className, ...drawing }: TrackMapProps) {
  const { track, flightId } = drawing;
  const [choice] = useLayerChoice();
  const colouring = colouringOf(track, flightId === undefined ? 'climb' : choice.colouring);
  const [isShown, setShown] = useState(false);
  return (
    <MapBox
      waits={waits === true}
      className={className}
      placeholder={!isShown && <TrackPlaceholder track={track} colouring={colouring} />}
    >
      <TrackMapDrawing {...drawing} onShown={setShown} />
    </MapBox>
  );
}
