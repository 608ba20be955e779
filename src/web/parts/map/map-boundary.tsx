import { Component, type ReactNode } from 'react';
import { texts } from '#web/texts.ts';
import styles from './map-box.module.css';

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
