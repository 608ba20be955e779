import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './full-screen.module.css';

interface FullScreenProps {
  /** Accessible name. */
  readonly label: string;
  /** Called on Escape, and on a phone's Back. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Covers the whole screen while it is rendered; the page below keeps its state. */
export function FullScreen({ label, onClose, children }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // A layout effect: a map among the children measures its size in an effect.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} className={styles.screen} aria-label={label} onCancel={onClose}>
      {children}
    </dialog>
  );
}
