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

function overlap(a: PixelBox, b: PixelBox): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
