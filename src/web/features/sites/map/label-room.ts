/** A rectangle on the screen, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Which labels have room, first come first served: none may cover a mark or a label before it. */
export function labelsWithRoom(labels: readonly Box[], marks: readonly Box[]): readonly boolean[] {
  const taken = [...marks];
  return labels.map((label) => {
    const hasRoom = !taken.some((box) => overlap(label, box));
    if (hasRoom) taken.push(label);
    return hasRoom;
  });
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
