import { type ReactNode, useContext, useId } from 'react';
import { texts } from '#web/texts.ts';
import { Button } from '../button.tsx';
import styles from './dialog.module.css';
import { PageVisibleContext } from './page-visible.ts';
import { useModal } from './use-modal.ts';

interface DialogProps {
  /** The question, or the title of a form. */
  readonly question: string;
  /** Whether it asks something that interrupts the pilot; false for a form that the pilot has opened. */
  readonly isAlert?: boolean;
  /** The content under the question, with the buttons ({@link DialogButtons}) at its end. */
  readonly children: ReactNode;
  /** Called on Escape. */
  readonly onCancel: () => void;
}

/** A modal question, open while it is rendered. */
export function Dialog({ question, isAlert = true, children, onCancel }: DialogProps) {
  const dialog = useModal(useContext(PageVisibleContext));
  const id = useId();
  return (
    <dialog
      ref={dialog}
      role={isAlert ? 'alertdialog' : undefined}
      className={styles.dialog}
      aria-labelledby={id}
      onCancel={onCancel}
    >
      <p id={id} className={styles.question}>
        {question}
      </p>
      {children}
    </dialog>
  );
}

/** The buttons of a dialog; put the safe one first. */
export function DialogButtons({ children }: { readonly children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>;
}

interface ConfirmDialogProps {
  readonly question: string;
  /** Caption of the confirming button: 'Delete'. */
  readonly confirm: string;
  /** A choice below the question. */
  readonly children?: ReactNode;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks to confirm something irreversible; open while it is rendered, with the focus on Cancel. */
export function ConfirmDialog({ question, confirm, children, onConfirm, onCancel }: ConfirmDialogProps) {
  return (
    <Dialog question={question} onCancel={onCancel}>
      {children && <div className={styles.choice}>{children}</div>}
      <DialogButtons>
        <Button autoFocus ref={markFirst} onClick={onCancel}>
          {texts.actions.cancel}
        </Button>
        <Button tone="dangerFilled" onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

/** Marks the element that gets the focus as a dialog is shown: browsers look for the attribute, which React's `autoFocus` does not set. */
function markFirst(button: HTMLButtonElement | null): void {
  button?.setAttribute('autofocus', '');
}
