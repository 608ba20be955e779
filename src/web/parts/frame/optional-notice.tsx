import { Component, type ReactNode, Suspense } from 'react';

interface OptionalNoticeProps {
  /** Stands in its place until it is there. */
  readonly room?: ReactNode;
  readonly children: ReactNode;
}

/**
 * A notice whose code is loaded when it is needed: nothing is shown until it is there, or where it cannot be loaded. The
 * page under it does not depend on it.
 */
export class OptionalNotice extends Component<OptionalNoticeProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    return this.state.failed ? null : <Suspense fallback={this.props.room ?? null}>{this.props.children}</Suspense>;
  }
}

const STORAGE_KEY = 'verification-notice-closed';

/** Whether a pilot has closed the notice in this browser session, whoever that was. */
export function hasClosedNotice(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}

/** Whether this pilot has closed the notice in this browser session; false where storage is not available. */
export function isNoticeClosed(pilotId: number): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) === String(pilotId);
  } catch {
    return false; // Better shown too often than never.
  }
}

/** Stores for this browser session that the pilot has closed the notice. */
export function closeNotice(pilotId: number): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, String(pilotId));
  } catch (error) {
    console.warn('Storage is not available: the notice will be shown again on the next load.', error);
  }
}

const HEIGHT_KEY = 'verification-notice-height';

/** Returns the height that the notice last had in this browser session, in pixels; null when that is not known. */
export function expectedHeight(): number | null {
  try {
    return Number(sessionStorage.getItem(HEIGHT_KEY)) || null;
  } catch {
    return null;
  }
}

/** Stores the height of the notice, so that the next page leaves that much room before it is loaded. */
export function expectHeight(height: number): void {
  try {
    if (height > 0) sessionStorage.setItem(HEIGHT_KEY, String(height));
  } catch (error) {
    console.warn('Storage is not available: the page may move when its notice comes.', error);
  }
}
