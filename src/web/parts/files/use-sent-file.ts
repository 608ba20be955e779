import { useEffect, useEffectEvent, useState } from 'react';
import { useSearch } from 'wouter';
import { SENT } from '#contract/pages/sharing';
import { sentFile } from './server-inbox.ts';

interface SentFileOptions {
  /** Whether the pilot is logged in, and the page can open files. */
  readonly isReady: boolean;
  /** Called with the file, which stays in the inbox of the server until it is imported, and its id there. */
  readonly onOpened: (file: File, id: number) => void;
}

/** Opens the file in the inbox of the server that the address names, as soon as the page is ready. */
export function useSentFile({ isReady, onOpened }: SentFileOptions): 'none' | 'waiting' | 'gone' {
  const named = Number(new URLSearchParams(useSearch()).get(SENT) ?? Number.NaN);
  const id = Number.isSafeInteger(named) ? named : null;
  const [gone, setGone] = useState<number | null>(null);
  const open = useEffectEvent(onOpened);
  useEffect(() => {
    if (id === null || !isReady || gone === id) return undefined;
    let isWanted = true;
    sentFile(id).then(
      (file) => {
        if (!isWanted) return;
        history.replaceState(history.state, '', window.location.pathname);
        open(file, id);
      },
      (error: unknown) => {
        console.warn('A file that a device has sent could not be opened.', error);
        if (isWanted) setGone(id);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [id, isReady, gone]);
  if (id === null) return 'none';
  return gone === id ? 'gone' : 'waiting';
}
