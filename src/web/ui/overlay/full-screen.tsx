import type { ReactNode } from 'react';
import styles from './full-screen.module.css';
import { useModal } from './use-modal.ts';

interface FullScreenProps {
  /** Accessible name. */
  readonly label: string;
  /** Called on Escape, and on a phone's Back. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Covers the whole screen while it is rendered; the page below keeps its state. */
export function FullScreen({ label, onClose, children }: FullScreenProps) {
  const dialog = useModal();
  return (
    <dialog ref={dialog} className={styles.screen} aria-label={label} onCancel={onClose}>
      {children}
    </dialog>
  );
}
