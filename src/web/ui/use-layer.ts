import { useEffect, useRef, useState } from 'react';
import { pushLayer } from './back-gate.ts';

/** Something over the page with an entry of its own in the history, so that Back closes it. */
export interface Layer {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** A layer of the page. Its own buttons close it by way of the history, too, so that no entry is left behind. */
export function useLayer(): Layer {
  const [isOpen, setOpen] = useState(false);
  const isClosing = useRef(false);
  const forget = useRef<() => void>(undefined);
  useEffect(() => {
    return () => forget.current?.();
  }, []);
  const open = (): void => {
    if (isOpen) return;
    isClosing.current = false;
    forget.current = pushLayer(() => setOpen(false));
    setOpen(true);
  };
  const close = (): void => {
    if (!isOpen || isClosing.current) return; // A double click would leave the page.
    isClosing.current = true;
    history.back();
  };
  return { isOpen, open, close };
}
