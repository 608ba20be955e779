import 'uplot/dist/uPlot.min.css';
import UPlot from 'uplot';
import { type Theme, tokenColour } from '../theme/theme.ts';
import type { Extremes } from './extremes.ts';
import type { HighlightRange } from './highlight.ts';
import styles from './line-chart.module.css';

/** A chart of one line. */
export interface Chart {
  readonly x: Uint32Array;
  /** As long as `x`; null leaves a gap. */
  readonly y: Float32Array | (number | null)[];
  readonly tone: ChartTone;
  readonly range: Extremes;
  readonly xTicks: readonly number[];
  readonly xLabel: (x: number) => string;
  readonly yLabel: (y: number) => string;
}

/** A rendered chart. */
export interface DrawnChart {
  /** Moves the cursor to a point. */
  readonly point: (index: number) => void;
  /** Shows a stretch of points, or none. */
  readonly highlight: (stretch: HighlightRange | null) => void;
  readonly repaint: (colours: ChartColours) => void;
  readonly close: () => void;
}

interface DrawOptions {
  readonly colours: ChartColours;
  /** Called with the point under the pointer. */
  readonly onPoint: (index: number) => void;
}

/** Height of a chart (`docs/behaviour.md`, 'Numbers'). */
const LINE_CHART_HEIGHT = 200;
const Y_AXIS_PX = 46;
const X_AXIS_PX = 24;
const LABEL_GAP_PX = 44;
/** The widest label of a tick, `12:30:15`: that of a tick at the end of the axis has room for its second half. */
const LAST_LABEL_PX = 50;
const FONT = '12px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';
const NO_HANDLERS = { mousedown: none, mouseup: none, click: none, dblclick: none, mousemove: none, mouseleave: none };

/** Draws a chart into an element, as wide as it, and follows its width. */
export function drawChart(box: HTMLElement, chart: Chart, { colours, onPoint }: DrawOptions): DrawnChart {
  const paint = { colours };
  let at = 0;
  const place = (): void => plot.setCursor({ left: plot.valToPos(chart.x[at] ?? 0, 'x'), top: 0 }, false);
  const highlight = highlightOver(chart.x);
  const replaced = [place, highlight.place];
  const options = { ...optionsOf(chart, paint, box.clientWidth), hooks: { ready: replaced, setSize: replaced } };
  const plot: UPlot = new UPlot(options, [chart.x, chart.y], box);
  const follow = (event: PointerEvent): void => {
    onPoint(plot.posToIdx(event.clientX - plot.over.getBoundingClientRect().left));
  };
  plot.over.addEventListener('pointermove', follow);
  plot.over.addEventListener('pointerdown', follow);
  const followWidth = (): void => {
    if (box.clientWidth !== plot.width) plot.setSize({ width: box.clientWidth, height: LINE_CHART_HEIGHT });
  };
  const resizing = new ResizeObserver(followWidth);
  resizing.observe(box);
  return {
    point: (index) => {
      at = index;
      place();
    },
    highlight: (stretch) => highlight.show(plot, stretch),
    repaint: (next) => {
      paint.colours = next;
      followWidth(); // When printing, the width changes without an observer being called in time.
      plot.redraw(false);
      place();
    },
    close: () => {
      resizing.disconnect();
      plot.destroy();
    },
  };
}

/** Mutable, since uPlot calls back for the colours at each redraw. */
interface Paint {
  colours: ChartColours;
}

function optionsOf(chart: Chart, paint: Paint, width: number): UPlot.Options {
  const line = (): string => paint.colours[chart.tone];
  return {
    width,
    height: LINE_CHART_HEIGHT,
    padding: [8, LAST_LABEL_PX / 2, 0, 0],
    legend: { show: false },
    cursor: {
      y: false,
      bind: NO_HANDLERS,
      drag: { x: false, y: false, setScale: false },
      points: { size: 9, width: 2, fill: line, stroke: () => paint.colours.surface },
    },
    scales: { x: { time: false }, y: { range: () => [...chart.range] } },
    axes: [xAxis(chart, paint), yAxis(chart, paint)],
    series: [{}, chart.tone === 'climb' ? climbLine(paint) : plainLine(line)],
  };
}

function xAxis({ xTicks, xLabel }: Chart, paint: Paint): UPlot.Axis {
  return {
    ...axisStyle(paint),
    size: X_AXIS_PX,
    splits: () => [...xTicks],
    values: (plot, ticks) => {
      const every = Math.max(1, Math.ceil(LABEL_GAP_PX / gapOf(plot, ticks)));
      return ticks.map((tick, i) => (i % every === 0 ? xLabel(tick) : ''));
    },
  };
}

function yAxis({ yLabel }: Chart, paint: Paint): UPlot.Axis {
  return { ...axisStyle(paint), size: Y_AXIS_PX, space: 34, values: (_, ticks) => ticks.map(yLabel) };
}

function axisStyle(paint: Paint): UPlot.Axis {
  return {
    font: FONT,
    gap: 6,
    stroke: () => paint.colours.text,
    grid: { stroke: () => paint.colours.grid, width: 1 },
    ticks: { show: false },
  };
}

/** Pixels between two ticks. */
function gapOf(plot: UPlot, ticks: readonly number[]): number {
  const [first, second] = ticks;
  if (first === undefined || second === undefined) return Number.POSITIVE_INFINITY;
  return plot.valToPos(second, 'x') - plot.valToPos(first, 'x');
}

function plainLine(line: () => string): UPlot.Series {
  return { stroke: line, width: 1.8, fill: () => withOpacity(line(), 12), points: { show: false } };
}

/** Warm above zero, cool below: a gradient with a hard stop at zero. */
function climbLine(paint: Paint): UPlot.Series {
  const gradientOf = (strength: number) => (plot: UPlot) => {
    const { top, height } = plot.bbox;
    const zero = (plot.valToPos(0, 'y', true) - top) / height;
    const at = Math.max(0, Math.min(1, zero));
    const gradient = plot.ctx.createLinearGradient(0, top, 0, top + height);
    for (const [stop, colour] of [
      [0, paint.colours.climb],
      [at, paint.colours.climb],
      [at, paint.colours.sink],
      [1, paint.colours.sink],
    ] as const)
      gradient.addColorStop(stop, withOpacity(colour, strength));
    return gradient;
  };
  return { stroke: gradientOf(100), width: 1, fill: gradientOf(70), fillTo: 0, points: { show: false } };
}

/** Returns a CSS colour with `percent` opacity. */
function withOpacity(colour: string, percent: number): string {
  return `color-mix(in srgb, ${colour} ${percent}%, transparent)`;
}

function none(): null {
  return null;
}

/** A highlighted stretch over a chart. */
interface HighlightOver {
  readonly show: (plot: UPlot, stretch: HighlightRange | null) => void;
  /** Moves it to its place after a change of the chart's size. */
  readonly place: (plot: UPlot) => void;
}

/** Returns the highlight of a chart with these values on its horizontal axis; nothing is highlighted yet. */
function highlightOver(x: Uint32Array): HighlightOver {
  const element = document.createElement('div');
  element.className = styles.highlight ?? '';
  let shown: HighlightRange | null = null;
  const place = (plot: UPlot): void => {
    if (shown === null) {
      element.remove();
      return;
    }
    const [from, to] = [plot.valToPos(x[shown.from] ?? 0, 'x'), plot.valToPos(x[shown.to] ?? 0, 'x')];
    element.style.left = `${from}px`;
    element.style.width = `${to - from}px`;
    if (!element.isConnected) plot.under.append(element);
  };
  return {
    place,
    show: (plot, stretch) => {
      shown = stretch;
      place(plot);
    },
  };
}

/** The colour of a chart's line; `climb` is warm above zero and cool below. */
type ChartTone = 'accent' | 'climb' | 'green' | 'violet';

/** The CSS colours of charts. */
interface ChartColours {
  readonly theme: Theme;
  readonly accent: string;
  readonly climb: string;
  readonly sink: string;
  readonly green: string;
  readonly violet: string;
  readonly grid: string;
  readonly text: string;
  readonly surface: string;
}

/** Reads the charts' colours from the design tokens of the page's theme. */
export function chartColours(theme: Theme): ChartColours {
  return {
    theme,
    accent: tokenColour('--accent'),
    climb: tokenColour('--climb'),
    sink: tokenColour('--sink'),
    green: tokenColour('--green'),
    violet: tokenColour('--violet'),
    grid: tokenColour('--line'),
    text: tokenColour('--ink-light'),
    surface: tokenColour('--surface'),
  };
}
