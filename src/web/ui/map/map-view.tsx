import type { Map as LibreMap } from 'maplibre-gl';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { usePrinting } from '../page/printing.ts';
import { themeNow, useTheme } from '../theme/theme.ts';
import type { BaseMap } from './base-map-types.ts';
import type { InitialView } from './initial-view.ts';
import { mapColours } from './map-colours.ts';
import styles from './map-view.module.css';
import { type MapOptions, type OpenMap, openMap } from './open-map.ts';
import { NO_SURROUNDINGS, type Surroundings } from './surroundings.ts';

/** The content of a map. Keep the identity stable: a new object opens a new map. */
export interface MapContent {
  readonly opening: InitialView;
  /** Adds sources and layers; called again after each change of style. */
  readonly draw: (map: LibreMap) => void;
  /** The surroundings on the built-in map. */
  readonly surroundings?: Surroundings;
  /** Adds markers, once; returns a function that removes them. */
  readonly mark: (map: LibreMap) => () => void;
}

interface MapViewProps {
  /** Accessible name. */
  readonly label: string;
  /** Keep the identity stable. */
  readonly base: BaseMap;
  readonly scale: 'metric' | 'imperial';
  readonly content: MapContent;
  /** The map fills the screen: it handles every gesture and has no full-screen button. */
  readonly wholeScreen?: boolean;
  /** The element that the full-screen button enlarges, with the map in it; the map alone where it is absent. */
  readonly stage?: RefObject<HTMLElement | null>;
  /** Rendered over the map: a legend. */
  readonly children?: ReactNode;
}

/** A map as large as its container. Needs a browser that `canDrawMaps`. */
export function MapView({ children, ...options }: MapViewProps) {
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  useOpenMap({ frame, canvas }, options);
  return (
    <div ref={frame} className={styles.frame}>
      <div ref={canvas} className={styles.canvas} />
      {children}
    </div>
  );
}

interface MapElements {
  readonly frame: RefObject<HTMLElement | null>;
  readonly canvas: RefObject<HTMLElement | null>;
}

/** Keeps a map open within the elements. What opening it throws reaches the boundary around the component. */
function useOpenMap({ frame, canvas }: MapElements, options: Omit<MapViewProps, 'children'>): void {
  const { label, base, scale, content, wholeScreen = false, stage } = options;
  const opened = useRef<OpenMap>(null);
  const theme = useTheme();
  // Before the effect that opens the map: a new map has its colours already.
  useEffect(() => {
    opened.current?.repaint(mapColours(theme));
  }, [theme]);
  const isPrinting = usePrinting();
  useEffect(() => {
    if (isPrinting) return opened.current?.fitToPrint();
  }, [isPrinting]);
  useEffect(() => {
    if (!canvas.current || !frame.current) return;
    const enlarged = wholeScreen ? null : (stage?.current ?? frame.current);
    const opening = openMarked(canvas.current, content, { label, base, scale, frame: enlarged });
    opened.current = opening;
    return () => {
      opened.current = null;
      opening.close();
    };
  }, [frame, canvas, label, base, scale, content, wholeScreen, stage]);
}

/** Opens a map with its markers, which go when it is closed. */
function openMarked(
  canvas: HTMLElement,
  { opening, draw, surroundings = NO_SURROUNDINGS, mark }: MapContent,
  options: Pick<MapOptions, 'label' | 'base' | 'scale' | 'frame'>,
): OpenMap {
  const opened = openMap(canvas, { ...options, opening, draw, surroundings, colours: mapColours(themeNow()) });
  const unmark = mark(opened.map);
  const close = (): void => {
    unmark();
    opened.close();
  };
  return { ...opened, close };
}
