import type { Map as LibreMap } from 'maplibre-gl';
import styles from './site-marks.module.css';

/** A rectangle on the screen, in pixels. */
interface PixelBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Returns for each label whether it is shown: it must not overlap a mark or a label shown before it. */
export function visibleLabels(labels: readonly PixelBox[], marks: readonly PixelBox[]): readonly boolean[] {
  const taken = [...marks];
  return labels.map((label) => {
    const isVisible = !taken.some((box) => overlap(label, box));
    if (isVisible) taken.push(label);
    return isVisible;
  });
}

/** Whether the middle of a label, and so its mark, is at the left or right of the frame of the map. */
export function isBeside({ left, right }: PixelBox, frame: PixelBox): boolean {
  const middle = (left + right) / 2;
  return middle < frame.left || middle > frame.right;
}

/** Returns by how many pixels a label is moved to the side so that the frame of the map does not cut it off; a wider one keeps its start. */
export function shiftInto({ left, right }: PixelBox, frame: PixelBox): number {
  return Math.max(frame.left - left, Math.min(0, frame.right - right));
}

function overlap(a: PixelBox, b: PixelBox): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

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
