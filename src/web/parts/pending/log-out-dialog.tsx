import { useState } from 'react';
import { PENDING as pendingTexts } from '#texts/pending';
import { sendPending } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Dialog, DialogButtons } from '#web/ui/overlay/dialog.tsx';
import styles from './log-out-dialog.module.css';

const words = pendingTexts.logOut;

interface LogOutDialogProps {
  /** How many pending changes are on this device. */
  readonly count: number;
  /** `isDiscarding`: the changes are discarded after the logout. */
  readonly onLeave: (isDiscarding: boolean) => void;
  readonly onCancel: () => void;
}

/** Asks what to do with the pending changes when the pilot logs out: nothing is discarded unasked. */
export function LogOutDialog({ count, onLeave, onCancel }: LogOutDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const send = async (): Promise<void> => {
    setBusy(true);
    const left = await sendPending();
    setBusy(false);
    if (left === 0) onLeave(false);
    else setMessage(words.notSent);
  };
  return (
    <Dialog question={words.question(count)} onCancel={onCancel}>
      {message !== null && <Banner message={message} />}
      <div className={styles.choices}>
        <p>{words.kept}</p>
        <Button wide tone="primary" autoFocus disabled={isBusy} onClick={() => onLeave(false)}>
          {words.keep}
        </Button>
        <Button wide busy={isBusy} onClick={() => void send()}>
          {words.send}
        </Button>
        <Button wide tone="danger" disabled={isBusy} onClick={() => onLeave(true)}>
          {words.discard(count)}
        </Button>
      </div>
      <DialogButtons>
        <Button disabled={isBusy} onClick={onCancel}>
          {texts.actions.cancel}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
