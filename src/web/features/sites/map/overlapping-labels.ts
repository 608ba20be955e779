import type { Map as LibreMap } from 'maplibre-gl';
import styles from './site-marks.module.css';
import { isBeside, type PixelBox, shiftInto, visibleLabels } from './visible-labels.ts';

/** Pixels that a label keeps from the frame of the map. */
const MARGIN_PX = 4;

/**
 * Hides the labels that would overlap another one or a mark, or whose mark is beside the map, and moves those into the frame that
 * it would cut off, each time the map comes to rest. Returns what stops it.
 */
export function hideOverlappingLabels(map: LibreMap): () => void {
  const frame = map.getCanvasContainer();
  const update = (): void => {
    const sites = [...frame.querySelectorAll(`.${styles.site}`)];
    const labels = [...frame.querySelectorAll<HTMLElement>(`.${styles.label}`)].toSorted(byFlights);
    const marks = [...sites, ...frame.querySelectorAll(`.${styles.cluster}`)].map((mark) =>
      mark.getBoundingClientRect(),
    );
    const edges = inside(frame.getBoundingClientRect());
    const boxes = moved(labels, edges);
    const visible = visibleLabels(boxes, marks);
    for (const [index, box] of boxes.entries()) {
      labels[index]?.toggleAttribute('data-crowded', !visible[index] || isBeside(box, edges));
    }
  };
  map.on('idle', update);
  return () => map.off('idle', update);
}

/** Moves labels into a frame. Returns where they are then. */
function moved(labels: readonly HTMLElement[], frame: PixelBox): readonly PixelBox[] {
  for (const label of labels) label.style.removeProperty('translate');
  const boxes = labels.map((label) => label.getBoundingClientRect());
  return boxes.map((box, index) => {
    const shift = isBeside(box, frame) ? 0 : Math.round(shiftInto(box, frame));
    if (shift !== 0) labels[index]?.style.setProperty('translate', `${shift}px`);
    return { left: box.left + shift, top: box.top, right: box.right + shift, bottom: box.bottom };
  });
}

function inside({ left, top, right, bottom }: PixelBox): PixelBox {
  return { left: left + MARGIN_PX, top, right: right - MARGIN_PX, bottom };
}

/** Names of sites that are flown more go first. */
function byFlights(a: HTMLElement, b: HTMLElement): number {
  return Number(b.dataset.flights) - Number(a.dataset.flights);
}
