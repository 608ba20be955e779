import { Component, type ReactNode } from 'react';
import { texts } from '#web/texts.ts';
import { FailedScreen } from './failed-screen.tsx';

interface ErrorBoundaryProps {
  /** The path: a new one clears the error. */
  readonly place: string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failedAt: string | null;
}

/** Shown where a page failed to render, or its code to load, as after a new version. Try Again reloads the page. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failedAt: null };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failedAt: window.location.pathname };
  }

  override render(): ReactNode {
    if (this.state.failedAt !== this.props.place) return this.props.children;
    return <FailedScreen message={texts.errors.other} onRetry={async () => window.location.reload()} />;
  }
}
