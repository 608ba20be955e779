import { type RefCallback, useMemo } from 'react';
import { CHART_HEIGHT, type PlotArea, plotAreaOf } from './plot-area.ts';
import { useSize } from './use-width.ts';

/** A chart's picture in pixels, and the plot area in it. */
interface FramedPicture {
  /** 0 before it is known. */
  readonly width: number;
  readonly height: number;
  readonly plotArea: PlotArea;
}

/** Returns a ref for the box of a chart and the picture that fills it. */
export function usePlotArea(): [RefCallback<Element>, FramedPicture] {
  const [box, width, measured] = useSize();
  const height = Math.max(CHART_HEIGHT, measured);
  const plotArea = useMemo(() => plotAreaOf(width, height), [width, height]);
  return [box, { width, height, plotArea }];
}
