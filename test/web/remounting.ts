import { act } from '@testing-library/react';
import { createElement, type ReactNode, StrictMode, Suspense, use, useState } from 'react';
import { pending } from './store-with-calls.ts';

/** A wrapper in StrictMode, and how to run all effects in it again. */
export interface Remounting {
  readonly wrapper: (props: { readonly children: ReactNode }) => ReactNode;
  /** Suspends what is rendered for a moment: in StrictMode React runs the effects again as it comes back. */
  readonly remount: () => Promise<void>;
}

/** Returns a wrapper for what a test renders. */
export function remounting(): Remounting {
  let suspend: (until: Promise<void>) => void = () => undefined;
  function Suspending(): null {
    const [until, setUntil] = useState<Promise<void> | null>(null);
    suspend = setUntil;
    if (until) use(until);
    return null;
  }
  return {
    wrapper: ({ children }) =>
      createElement(StrictMode, null, createElement(Suspense, null, createElement(Suspending), children)),
    remount: async () => {
      const { promise, give } = pending<void>();
      await act(async () => suspend(promise));
      await act(async () => give());
    },
  };
}
