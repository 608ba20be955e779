import type { Offset } from 'maplibre-gl';

/** How large a mark is that stands on its point, in pixels; `below` is what it shows under the point. */
interface MarkSize {
  readonly height: number;
  readonly halfWidth: number;
  readonly below: number;
}

/** How far an info window stays away on each side, so that the mark is seen. */
export function besideMark({ height, halfWidth, below }: MarkSize): Offset {
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
