import { Component, type ReactNode } from 'react';
import { texts } from '#web/texts.ts';
import { classes } from '#web/ui/classes.ts';
import styles from './map-box.module.css';

interface MapBoxProps {
  /** Reserves the space without rendering the map yet. */
  readonly waits?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The container of a map: reserved while its code loads; a message where maps are not supported. */
export function MapBox({ waits = false, className, children }: MapBoxProps) {
  if (!waits && !canDrawMaps()) return <p className={styles.words}>{texts.errors.unsupportedBrowserVersion}</p>;
  return (
    <div className={classes(styles.box, className)}>
      <MapBoundary>{!waits && children}</MapBoundary>
    </div>
  );
}

interface MapBoundaryProps {
  readonly children: ReactNode;
}

/** Keeps the page when a map fails to render, or its code to load. */
export class MapBoundary extends Component<MapBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <p className={styles.words}>{texts.errors.ajaxNetworkError}</p>;
  }
}

let isSupported: boolean | undefined;

/** Returns whether this browser supports WebGL 2, which maps need; checked once. */
function canDrawMaps(): boolean {
  isSupported ??= hasWebGl();
  return isSupported;
}

function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2');
  context?.getExtension('WEBGL_lose_context')?.loseContext();
  return context !== null;
}
