import { type ReactNode, Suspense } from 'react';
import { ERROR_MESSAGES } from '#contract/errors';
import { classes } from '#web/ui/classes.ts';
import { canDrawMaps } from '#web/ui/map/can-draw-maps.ts';
import { MapBoundary } from './map-boundary.tsx';
import styles from './map-box.module.css';

interface MapBoxProps {
  /** The space is kept, and the map comes later. */
  readonly waits?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The place of a map: kept while its code loads, and what is said where there can be none. */
export function MapBox({ waits = false, className, children }: MapBoxProps) {
  if (!canDrawMaps()) return <p className={styles.words}>{ERROR_MESSAGES.unsupportedBrowserVersion}</p>;
  return (
    <div className={classes(styles.box, className)}>
      <MapBoundary>
        <Suspense>{!waits && children}</Suspense>
      </MapBoundary>
    </div>
  );
}
