import { useEffect, useRef, useState } from 'react';
import { holdLayer, pushLayer } from './back-navigation.ts';

/** Something over the page with its own history entry, so that Back closes it. */
export interface Layer {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

/** Returns a layer over the page. `close` goes back in the history, so that no entry is left behind. */
export function useLayer(): Layer {
  const [isOpen, setOpen] = useState(false);
  const isClosing = useRef(false);
  useEffect(() => {
    return isOpen ? holdLayer(() => setOpen(false)) : undefined;
  }, [isOpen]);
  const open = (): void => {
    if (isOpen) return;
    isClosing.current = false;
    pushLayer();
    setOpen(true);
  };
  const close = (): void => {
    if (!isOpen || isClosing.current) return; // A double click would go back twice and leave the page.
    isClosing.current = true;
    history.back();
  };
  return { isOpen, open, close };
}
