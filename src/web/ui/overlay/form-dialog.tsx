import type { ReactNode, SyntheticEvent } from 'react';
import { texts } from '#web/texts.ts';
import { Button } from '../button.tsx';
import { Banner } from '../feedback/banner.tsx';
import styles from './dialog.module.css';
import { Dialog, DialogButtons } from './dialog.tsx';

interface FormDialogProps {
  readonly title: string;
  readonly isBusy: boolean;
  /** Why the last attempt failed; null if it did not. */
  readonly message: string | null;
  /** The captions of the button that sends the form, where they are not Save. */
  readonly captions?: { readonly send: string; readonly sending: string };
  /** A button before Cancel: Remove. */
  readonly extraButton?: ReactNode;
  /** The fields. */
  readonly children: ReactNode;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
  readonly onCancel: () => void;
}

const SAVE = { send: texts.actions.save, sending: texts.actions.saving };

/** A form in a dialog, open while it is rendered. */
export function FormDialog(props: FormDialogProps) {
  const { title, isBusy, message, captions = SAVE, extraButton, children, onSubmit, onCancel } = props;
  return (
    <Dialog question={title} isAlert={false} onCancel={onCancel}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(event);
        }}
      >
        {message !== null && <Banner message={message} />}
        {children}
        <DialogButtons>
          {extraButton}
          <Button disabled={isBusy} onClick={onCancel}>
            {texts.actions.cancel}
          </Button>
          <Button type="submit" tone="primary" busy={isBusy}>
            {isBusy ? captions.sending : captions.send}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}
