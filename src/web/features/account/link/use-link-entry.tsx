import { type ReactNode, useState } from 'react';
import { CallError, callErrorOf } from '#web/api/call-error.ts';
import { useLogbookIfSignedIn } from '#web/store/store.ts';
import { ConfirmDialog } from '#web/ui/dialog.tsx';

/** A way in by a link that never takes the place of another pilot's session without asking. */
export interface LinkEntry {
  /** Enters; rejects with a `CallError`, `userMismatch` where the pilot who is logged in stays. */
  readonly enter: (call: (replacesSession: boolean) => Promise<void>) => Promise<void>;
  /** The question, while it is asked. */
  readonly question: ReactNode;
}

/** Asks, when the server finds another pilot logged in, whether the link's pilot may come in that one's place. */
export function useLinkEntry(): LinkEntry {
  const [answer, setAnswer] = useState<((isYes: boolean) => void) | null>(null);
  const pilot = useLogbookIfSignedIn()?.pilot;
  const ask = (): Promise<boolean> =>
    new Promise((resolve) => {
      setAnswer(() => (isYes: boolean) => {
        setAnswer(null);
        resolve(isYes);
      });
    });
  const enter: LinkEntry['enter'] = async (call) => {
    try {
      await call(false);
    } catch (thrown) {
      const error = callErrorOf(thrown);
      if (error.type !== 'userMismatch') throw error;
      if (!(await ask())) throw new CallError('userMismatch', { message: 'You are still logged in as another pilot.' });
      await call(true);
    }
  };
  const who = pilot?.email ?? (pilot?.userName || 'another pilot');
  const question = answer && (
    <ConfirmDialog
      question={`You are logged in here as ${who}, and this link is for somebody else. Log out and continue?`}
      confirm="Log Out and Continue"
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    />
  );
  return { enter, question };
}
