import { Component, type ReactNode } from 'react';
import { OTHER_ERROR_MESSAGE } from '#contract/errors';
import { FailureBlock } from '#web/ui/banner.tsx';

interface ErrorBoundaryProps {
  /** A new one clears the error: the path. */
  readonly place: string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failedAt: string | null;
}

/** What stands where drawing a page failed, or loading its code did, as after a new version. Try Again loads anew. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failedAt: null };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failedAt: window.location.pathname };
  }

  override render(): ReactNode {
    if (this.state.failedAt !== this.props.place) return this.props.children;
    return (
      <main id="main">
        <FailureBlock message={OTHER_ERROR_MESSAGE} onRetry={async () => window.location.reload()} />
      </main>
    );
  }
}
