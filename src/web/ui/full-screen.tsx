import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './css/full-screen.module.css';

interface FullScreenProps {
  /** What a screen reader calls it. */
  readonly label: string;
  /** Escape was pressed, or a phone's Back. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Takes the whole screen while it is rendered; the page waits under it as it was. */
export function FullScreen({ label, onClose, children }: FullScreenProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Before the effects of what is in it: a map measures the room it has.
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
