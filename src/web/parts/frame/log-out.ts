import { useState } from 'react';
import { useLocation } from 'wouter';
import { PAGES } from '#contract/pages/pages';
import { logOut } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';

/** Returns the action of a Log Out button, and whether it is running. */
export function useLogOut(): { readonly leaving: boolean; readonly leave: () => void } {
  const [leaving, setLeaving] = useState(false);
  const [, navigate] = useLocation();
  const leave = async (): Promise<void> => {
    setLeaving(true);
    try {
      await logOut();
      navigate(PAGES.login.path);
    } catch {
      alert(texts.frame.logOutFailed);
    } finally {
      setLeaving(false);
    }
  };
  return { leaving, leave: () => void leave() };
}
