import { Component, type ReactNode } from 'react';
import { send } from '#web/api/exchange.ts';
import { texts } from '#web/texts.ts';
import { FailedScreen } from './failed-screen.tsx';

interface ErrorBoundaryProps {
  /** The path: a new one clears the error. */
  readonly place: string;
  readonly children: ReactNode;
}

interface ErrorBoundaryState {
  readonly place: string;
  /** Null while the page is shown. */
  readonly failure: 'other' | 'ajaxNetworkError' | null;
}

/**
 * Shown where a page failed to render, or its code to load, as after a new version or without a connection. Code that failed to load
 * can only be fetched by a full page load: Try Again does that, and so does a second failure. The server must respond first: otherwise
 * the browser would show an error of its own, from where no link leads back to what was loaded.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { place: this.props.place, failure: null };

  #failures = 0;

  static getDerivedStateFromProps({ place }: ErrorBoundaryProps, state: ErrorBoundaryState): ErrorBoundaryState | null {
    return place === state.place ? null : { place, failure: null };
  }

  static getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { failure: 'other' };
  }

  override componentDidCatch(): void {
    this.#failures += 1;
    void this.#askServer(this.#failures > 1);
  }

  override componentDidMount(): void {
    window.addEventListener('online', this.#onLine);
  }

  override componentWillUnmount(): void {
    window.removeEventListener('online', this.#onLine);
  }

  /** The page that a connection was missing for opens by itself. */
  readonly #onLine = (): void => {
    if (this.state.failure === 'ajaxNetworkError') void this.#askServer(true);
  };

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    return <FailedScreen message={texts.errors[failure]} onRetry={() => this.#askServer(true)} />;
  }

  /** Reloads the page when the server responds and the failure is still shown; says so when the server does not. */
  async #askServer(reloads: boolean): Promise<void> {
    const { state } = this;
    const { status } = await send({ method: 'GET', url: '/', body: null }).catch(() => ({ status: 504 }));
    if (this.state.place !== state.place) return;
    if (status >= 500) this.setState({ failure: 'ajaxNetworkError' });
    else if (reloads) window.location.reload();
  }
}
