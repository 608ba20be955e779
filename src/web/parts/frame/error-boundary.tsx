import { Component, type ReactNode } from 'react';
import { send } from '#web/api/transport.ts';
import { texts } from '#web/texts.ts';
import { FailedScreen } from './failed-screen.tsx';

interface ErrorBoundaryProps {
  /** The path: a new one clears the error. */
  readonly place: string;
  /** Called once for each failure. */
  readonly onFailed: () => void;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly failedAt: string | null;
  /** Neither code nor a new page can be had. */
  readonly offline: boolean;
}

/**
 * Shown where a page failed to render, or its code to load, as after a new version. Try Again reloads the page, once the server
 * responds: before that the browser would show an error of its own, from where no link leads back to what was loaded.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failedAt: null, offline: false };

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failedAt: window.location.pathname, offline: !navigator.onLine };
  }

  override componentDidCatch(): void {
    this.props.onFailed();
  }

  /** Another page was opened: whoever comes back to this one finds it loaded anew. */
  override componentDidUpdate(): void {
    const { failedAt } = this.state;
    if (failedAt !== null && failedAt !== this.props.place) this.setState({ failedAt: null });
  }

  override render(): ReactNode {
    if (this.state.failedAt !== this.props.place) return this.props.children;
    const { ajaxNetworkError, other } = texts.errors;
    return <FailedScreen message={this.state.offline ? ajaxNetworkError : other} onRetry={this.#tryAgain} />;
  }

  readonly #tryAgain = (): Promise<void> =>
    send({ method: 'GET', url: window.location.pathname, body: null }).then(
      () => window.location.reload(),
      () => this.setState({ offline: true }),
    );
}
