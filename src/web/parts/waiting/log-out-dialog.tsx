import { useState } from 'react';
import { dropWaiting, sendWaiting } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Dialog, DialogButtons } from '#web/ui/overlay/dialog.tsx';
import { waitingTexts } from './waiting-texts.ts';

const words = waitingTexts.logOut;

interface LogOutDialogProps {
  /** How many changes wait on this device. */
  readonly count: number;
  readonly onLeave: () => void;
  readonly onCancel: () => void;
}

/** Asks what becomes of the changes that wait on this device when the pilot logs out: nothing is dropped unasked. */
export function LogOutDialog({ count, onLeave, onCancel }: LogOutDialogProps) {
  const [isBusy, setBusy] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const run = async (work: () => Promise<string | null>): Promise<void> => {
    setBusy(true);
    const problem = await work().catch(() => waitingTexts.notStored);
    setBusy(false);
    setMessage(problem);
    if (problem === null) onLeave();
  };
  const send = async (): Promise<string | null> => ((await sendWaiting()) > 0 ? words.notSent : null);
  const discard = async (): Promise<null> => {
    await dropWaiting();
    return null;
  };
  return (
    <Dialog question={words.question(count)} onCancel={onCancel}>
      {message !== null && <Banner message={message} />}
      <p>{words.kept}</p>
      <DialogButtons>
        <Button disabled={isBusy} onClick={onCancel}>
          {texts.actions.cancel}
        </Button>
        <Button tone="primary" autoFocus disabled={isBusy} onClick={onLeave}>
          {words.keep}
        </Button>
        <Button disabled={isBusy} onClick={() => void run(send)}>
          {words.send}
        </Button>
        <Button tone="dangerFilled" disabled={isBusy} onClick={() => void run(discard)}>
          {words.discard(count)}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}
