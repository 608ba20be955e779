import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { callErrorOf } from '#web/api/call-error.ts';
import { IMPORT_CALLS } from '../calls.ts';
import { igcOf } from '../parse/import-reader.ts';
import type { ImportPlan } from './plan.ts';
import { type ImportProgress, NOTHING_SENT } from './progress.ts';
import { sendImport } from './send-import.ts';

/** The states of sending. */
export type SendingState =
  /** `isWaiting`: the connection is lost. */
  | { readonly state: 'sending'; readonly isWaiting: boolean }
  | { readonly state: 'stopping' }
  | { readonly state: 'stopped' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'done' };

/** Sending, and what the pilot can do meanwhile. */
export interface SendingControls {
  readonly sending: SendingState;
  readonly progress: ImportProgress;
  /** Stops after the part that is on its way. */
  readonly stop: () => void;
  /** Goes on after a stop or a failure. */
  readonly goOn: () => Promise<void>;
}

/** Sends a planned import. */
export function useSending(plan: ImportPlan): SendingControls {
  const [sending, setSending] = useState<SendingState>({ state: 'sending', isWaiting: false });
  const [progress, setProgress] = useState(NOTHING_SENT);
  const reached = useRef(NOTHING_SENT);
  const stopping = useRef(new AbortController());
  const run = async (): Promise<void> => {
    const stop = new AbortController();
    stopping.current = stop;
    setSending({ state: 'sending', isWaiting: false });
    try {
      await sendImport(plan, reached.current, {
        calls: IMPORT_CALLS,
        readIgc: igcOf,
        signal: stop.signal,
        onWaiting: (isWaiting) =>
          setSending((now) => (now.state === 'sending' ? { state: 'sending', isWaiting } : now)),
        onProgress: (next) => {
          reached.current = next;
          setProgress(next);
        },
      });
      setSending({ state: 'done' });
    } catch (thrown) {
      setSending(
        stop.signal.aborted ? { state: 'stopped' } : { state: 'failed', message: callErrorOf(thrown).message },
      );
    }
  };
  const start = useEffectEvent(() => void run());
  useEffect(() => {
    start();
    return () => stopping.current.abort();
  }, []);
  return {
    sending,
    progress,
    stop: () => {
      setSending({ state: 'stopping' });
      stopping.current.abort();
    },
    goOn: run,
  };
}
