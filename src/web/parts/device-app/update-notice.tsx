import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { PAGES, type PageName, pageOf } from '#contract/pages/pages';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import styles from './update-notice.module.css';

/** Pages on which a pilot writes: typing there is not interrupted. */
const WRITING: readonly PageName[] = [
  'flightForm',
  'siteForm',
  'gliderForm',
  'pilotForm',
  'import',
  'flightsUpload',
  'changePassword',
];
/** A pilot who has touched nothing for so long does nothing. */
const QUIET_MS = 15_000;

/** Says that there is a new version, once the pilot does nothing, and not where a form is open. The page is never loaded anew unasked. */
export function UpdateNotice() {
  const [path] = useLocation();
  const [isClosed, setClosed] = useState(false);
  const isQuiet = useQuietMoment();
  if (isClosed || !isQuiet || isWriting(pageOf(path))) return null;
  return (
    <div className={styles.place}>
      <Notice
        slim
        onDismiss={() => setClosed(true)}
        action={
          <Button tone="quiet" onClick={() => window.location.reload()}>
            {texts.actions.reload}
          </Button>
        }
      >
        {texts.frame.newVersion}
      </Notice>
    </div>
  );
}

/** Whether something may be typed: the forms of visitors, too. */
function isWriting(page: PageName | null): boolean {
  return page === null || PAGES[page].access !== 'pilot' || WRITING.includes(page);
}

/** Returns whether there has been a moment in which the pilot saw the page, had no dialog open and touched nothing. */
function useQuietMoment(): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    const watch = new AbortController();
    let timer = 0;
    const waitAgain = (): void => {
      clearTimeout(timer);
      timer = window.setTimeout(() => (isUndisturbed() ? setQuiet(true) : waitAgain()), QUIET_MS);
    };
    for (const event of ['pointerdown', 'keydown', 'wheel', 'touchmove', 'visibilitychange'])
      document.addEventListener(event, waitAgain, { signal: watch.signal, passive: true });
    waitAgain();
    return () => {
      clearTimeout(timer);
      watch.abort();
    };
  }, []);
  return isQuiet;
}

function isUndisturbed(): boolean {
  return document.visibilityState === 'visible' && document.querySelector('dialog[open], :popover-open') === null;
}
