import { INBOX as inboxTexts } from '#texts/inbox';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogButtons } from '#web/ui/overlay/dialog.tsx';
import styles from './inbox-list.module.css';

const words = inboxTexts.logOut;

interface LogOutFilesDialogProps {
  /** How many files of the pilot are in the inbox. */
  readonly count: number;
  /** `isDropping`: they are removed after the logout. */
  readonly onLeave: (isDropping: boolean) => void;
  readonly onCancel: () => void;
}

/** Asks what becomes of shared files that are not saved when the pilot logs out: nothing is dropped unasked. */
export function LogOutFilesDialog({ count, onLeave, onCancel }: LogOutFilesDialogProps) {
  return (
    <Dialog question={words.question(count)} onCancel={onCancel}>
      <div className={styles.choices}>
        <p>{words.kept}</p>
        <Button wide tone="primary" autoFocus onClick={() => onLeave(false)}>
          {words.keep}
        </Button>
        <Button wide tone="danger" onClick={() => onLeave(true)}>
          {words.remove}
        </Button>
      </div>
      <DialogButtons>
        <Button onClick={onCancel}>{texts.actions.cancel}</Button>
      </DialogButtons>
    </Dialog>
  );
}
