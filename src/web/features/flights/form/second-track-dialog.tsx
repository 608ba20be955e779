import { UNFINISHED_FLIGHT as unfinishedTexts } from '#texts/unfinished-flight';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog, DialogButtons } from '#web/ui/overlay/dialog.tsx';
import styles from './flight-form.module.css';

interface SecondTrackDialogProps {
  readonly fileName: string;
  /** Whether the unfinished flight has a track. */
  readonly hasTrack: boolean;
  /** The unfinished flight is set aside. */
  readonly onAnother: () => void;
  readonly onReplace: () => void;
  /** The file stays in the list of the import page. */
  readonly onCancel: () => void;
}

/** Asks what to do with a file that came while a new flight is not finished. */
export function SecondTrackDialog({ fileName, hasTrack, onAnother, onReplace, onCancel }: SecondTrackDialogProps) {
  return (
    <Dialog question={unfinishedTexts.question(fileName)} onCancel={onCancel}>
      <div className={styles.second}>
        <Button wide tone="primary" autoFocus onClick={onAnother}>
          {unfinishedTexts.asAnother}
        </Button>
        <p>{unfinishedTexts.asAnotherHint}</p>
        <Button wide onClick={onReplace}>
          {hasTrack ? unfinishedTexts.replaceTrack : unfinishedTexts.useForIt}
        </Button>
      </div>
      <p className={styles.second}>{unfinishedTexts.afterCancel}</p>
      <DialogButtons>
        <Button onClick={onCancel}>{texts.actions.cancel}</Button>
      </DialogButtons>
    </Dialog>
  );
}
