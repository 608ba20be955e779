import { useState } from 'react';
import { callErrorOf, isSessionError } from '#web/api/call-error.ts';

type CallState =
  | { readonly state: 'idle' | 'busy' | 'done' }
  /** Null where the frame around the page shows the error and a login. */
  | { readonly state: 'failed'; readonly message: string | null };

/** A call behind one button. */
export interface ButtonCall {
  readonly isBusy: boolean;
  /** Why the last call failed, as shown to the pilot; null if it did not. */
  readonly message: string | null;
  /** Never rejects. */
  readonly run: () => Promise<void>;
}

/** Runs a call on demand and keeps its failure. */
export function useButtonCall(call: () => Promise<unknown>): ButtonCall {
  const [state, setState] = useState<CallState>({ state: 'idle' });
  const run = async (): Promise<void> => {
    setState({ state: 'busy' });
    try {
      await call();
      setState({ state: 'done' });
    } catch (thrown) {
      const error = callErrorOf(thrown);
      setState({ state: 'failed', message: isSessionError(error) ? null : error.message });
    }
  };
  return { isBusy: state.state === 'busy', message: state.state === 'failed' ? state.message : null, run };
}
