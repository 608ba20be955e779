import { Component, type ReactNode, Suspense } from 'react';

interface OptionalNoticeProps {
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
    return this.state.failed ? null : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
