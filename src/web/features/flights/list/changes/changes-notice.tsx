import { useState } from 'react';
import { failureOfPilot } from '#web/parts/form/submission/submission.ts';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Hidden } from '#web/ui/hidden.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { listTexts } from '../list-texts.ts';
import styles from './changes.module.css';
import { type DoneChange, forgetChange, undoChange, useDoneChanges } from './done-changes.ts';

/** What was changed last, with its undo; those before come after it. */
export function ChangesNotice() {
  const [last, ...earlier] = useDoneChanges();
  const [message, setMessage] = useState<string | null>(null);
  return (
    <div role="status">
      {message !== null && <p className={styles.notice}>{message}</p>}
      {last && <ChangeNotice key={last.changeId} change={last} earlier={earlier.length} onMessage={setMessage} />}
    </div>
  );
}

interface ChangeNoticeProps {
  readonly change: DoneChange;
  readonly earlier: number;
  readonly onMessage: (message: string | null) => void;
}

function ChangeNotice({ change: { changeId, text }, earlier, onMessage }: ChangeNoticeProps) {
  const [isBusy, setBusy] = useState(false);
  const undo = async (): Promise<void> => {
    setBusy(true);
    try {
      await undoChange(changeId);
      onMessage(listTexts.undone);
    } catch (thrown) {
      onMessage(failureOfPilot(thrown, []).message);
      setBusy(false);
    }
  };
  return (
    <div className={styles.notice}>
      <span className={styles.text}>
        {text} {earlier > 0 && <span className={styles.earlier}>{listTexts.earlier(earlier)}</span>}
      </span>
      <Button tone="quiet" busy={isBusy} onClick={() => void undo()}>
        {listTexts.undo}
      </Button>
      <Button tone="quiet" onClick={() => forgetChange(changeId)}>
        <Icon name="close" />
        <Hidden>{texts.actions.dismiss}</Hidden>
      </Button>
    </div>
  );
}
