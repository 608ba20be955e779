import type { Map as LibreMap } from 'maplibre-gl';
import { type ReactNode, useEffect, useRef } from 'react';
import { usePrinting } from '../printing.ts';
import { themeNow, useTheme } from '../theme/theme.ts';
import type { BaseMap } from './base-map.ts';
import { mapColours } from './map-colours.ts';
import styles from './map-view.module.css';
import { type Opening, type OpenMap, openMap } from './open-map.ts';

/** What lies on a map: keep it the same object from one rendering to the next, or the map opens anew. */
export interface MapContent {
  readonly opening: Opening;
  /** Lays sources and layers over the base; called again after each change of style. */
  readonly draw: (map: LibreMap) => void;
  /** Puts marks on the map, once; answers how to take them away. */
  readonly mark: (map: LibreMap) => () => void;
}

interface MapViewProps {
  /** What a screen reader calls it. */
  readonly label: string;
  readonly base: BaseMap;
  readonly scale: 'metric' | 'imperial';
  readonly content: MapContent;
  /** The map is the screen: it takes every gesture, and has no button that makes it fill the screen. */
  readonly wholeScreen?: boolean;
  /** Lies over the map: a legend. */
  readonly children?: ReactNode;
}

/** A map as large as the box it stands in. Only for browsers that `canDrawMaps`. */
export function MapView({ label, base, scale, content, wholeScreen = false, children }: MapViewProps) {
  const { styleUrl, attribution } = base;
  const frame = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const opened = useRef<OpenMap>(null);
  const theme = useTheme();
  // Stands before the opening: what is opened has its colours already.
  useEffect(() => {
    opened.current?.repaint(mapColours(theme));
  }, [theme]);
  const isPrinting = usePrinting();
  useEffect(() => {
    if (isPrinting) return opened.current?.toPaper();
  }, [isPrinting]);
  useEffect(() => {
    if (!canvas.current || !frame.current) return;
    const open = openMap(canvas.current, {
      label,
      scale,
      base: { styleUrl, attribution },
      frame: wholeScreen ? null : frame.current,
      opening: content.opening,
      draw: content.draw,
      colours: mapColours(themeNow()),
    });
    const unmark = content.mark(open.map);
    opened.current = open;
    return () => {
      opened.current = null;
      unmark();
      open.close();
    };
  }, [label, scale, styleUrl, attribution, content, wholeScreen]);
  return (
    <div ref={frame} className={styles.frame}>
      <div ref={canvas} className={styles.canvas} />
      {children}
    </div>
  );
}
