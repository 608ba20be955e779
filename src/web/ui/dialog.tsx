import { useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './css/dialog.module.css';

interface ConfirmDialogProps {
  readonly question: string;
  /** Caption of the button that goes ahead: 'Delete'. */
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** A question about something that cannot be taken back; shown while it is rendered, Cancel has the focus. */
export function ConfirmDialog({ question, confirm, onConfirm, onCancel }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} role="alertdialog" className={styles.dialog} aria-labelledby={id} onCancel={onCancel}>
      <p id={id} className={styles.question}>
        {question}
      </p>
      <div className={styles.buttons}>
        <Button autoFocus onClick={onCancel}>
          Cancel
        </Button>
        <Button tone="dangerFilled" onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </dialog>
  );
}
