/** A rectangle on the screen, in pixels. */
export interface PixelBox {
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
