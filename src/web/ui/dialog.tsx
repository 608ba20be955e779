import { type ReactNode, useContext, useId, useLayoutEffect, useRef } from 'react';
import { Button } from './button.tsx';
import styles from './css/dialog.module.css';
import { ShownContext } from './shown.ts';

interface DialogProps {
  /** What is asked. */
  readonly question: string;
  /** What stands between the question and the buttons, and the buttons, {@link DialogButtons}. */
  readonly children: ReactNode;
  /** Escape was pressed. */
  readonly onCancel: () => void;
}

/** A question over the page, which cannot be used meanwhile; shown while it is rendered. */
export function Dialog({ question, children, onCancel }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const isShown = useContext(ShownContext);
  // Closed before what comes in its place takes the focus, which it could not while the dialog bars it.
  useLayoutEffect(() => {
    if (!isShown) return undefined;
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, [isShown]);
  return (
    <dialog ref={dialog} role="alertdialog" className={styles.dialog} aria-labelledby={id} onCancel={onCancel}>
      <p id={id} className={styles.question}>
        {question}
      </p>
      {children}
    </dialog>
  );
}

/** The buttons of a dialog, the safe one first. */
export function DialogButtons({ children }: { readonly children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>;
}

interface ConfirmDialogProps {
  readonly question: string;
  /** Caption of the button that goes ahead: 'Delete'. */
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** A question about something that cannot be taken back; shown while it is rendered, Cancel has the focus. */
export function ConfirmDialog({ question, confirm, onConfirm, onCancel }: ConfirmDialogProps) {
  return (
    <Dialog question={question} onCancel={onCancel}>
      <DialogButtons>
        <Button autoFocus onClick={onCancel}>
          Cancel
        </Button>
        <Button tone="dangerFilled" onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
