import type { Offset } from 'maplibre-gl';

/** Size of a marker in pixels; `below` is the part under its point. */
interface MarkSize {
  readonly height: number;
  readonly halfWidth: number;
  readonly below: number;
}

/** Returns the offsets of an info window for each anchor, so that the marker stays visible. */
export function popupOffset({ height, halfWidth, below }: MarkSize): Offset {
  const middle = -height / 2;
  return {
    center: [0, 0],
    top: [0, below],
    'top-left': [0, below],
    'top-right': [0, below],
    bottom: [0, -height],
    'bottom-left': [0, -height],
    'bottom-right': [0, -height],
    left: [halfWidth, middle],
    right: [-halfWidth, middle],
  };
}
