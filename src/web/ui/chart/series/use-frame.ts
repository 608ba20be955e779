import { type RefCallback, useMemo } from 'react';
import { CHART_HEIGHT, type Frame, frameOf } from './frame.ts';
import { useSize } from './use-width.ts';

/** A chart's picture in pixels, and the plot area in it. */
interface FramedPicture {
  /** 0 before it is known. */
  readonly width: number;
  readonly height: number;
  readonly frame: Frame;
}

/** Returns a ref for the box of a chart and the picture that fills it. */
export function useFrame(): [RefCallback<Element>, FramedPicture] {
  const [box, width, measured] = useSize();
  const height = Math.max(CHART_HEIGHT, measured);
  const frame = useMemo(() => frameOf(width, height), [width, height]);
  return [box, { width, height, frame }];
}
