import { type ReactNode, useState } from 'react';
import { ACCOUNT as accountTexts } from '#texts/account';
import { CallError, callErrorOf } from '#web/api/call-error.ts';
import { useLogbookIfSignedIn } from '#web/store/store.ts';
import { ConfirmDialog } from '#web/ui/overlay/dialog.tsx';

/** A sign-in by link that never replaces another pilot's session without confirmation. */
export interface LinkSignIn {
  /** Signs in; rejects with a `CallError`, `userMismatch` where the pilot who is logged in stays. */
  readonly signIn: (call: (replacesSession: boolean) => Promise<unknown>) => Promise<void>;
  /** The confirmation dialog while it is open. */
  readonly question: ReactNode;
}

/** Shows a confirmation when the server finds another pilot logged in, before the link's pilot replaces that one. */
export function useLinkSignIn(): LinkSignIn {
  const [resolveWith, setResolve] = useState<((isYes: boolean) => void) | null>(null);
  const pilot = useLogbookIfSignedIn()?.pilot;
  const confirm = (): Promise<boolean> =>
    new Promise((resolve) => {
      setResolve(() => (isYes: boolean) => {
        setResolve(null);
        resolve(isYes);
      });
    });
  const signIn: LinkSignIn['signIn'] = async (call) => {
    try {
      await call(false);
    } catch (thrown) {
      const error = callErrorOf(thrown);
      if (error.type !== 'userMismatch') throw error;
      if (!(await confirm())) throw new CallError('userMismatch', { message: accountTexts.otherPilot.stayed });
      await call(true);
    }
  };
  const who = pilot?.email ?? (pilot?.userName || accountTexts.otherPilot.unnamed);
  const question = resolveWith && (
    <ConfirmDialog
      question={accountTexts.otherPilot.question(who)}
      confirm={accountTexts.otherPilot.confirm}
      onConfirm={() => resolveWith(true)}
      onCancel={() => resolveWith(false)}
    />
  );
  return { signIn, question };
}
