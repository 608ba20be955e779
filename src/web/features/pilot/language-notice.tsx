import { useState } from 'react';
import { LANGUAGE_NAMES } from '#contract/messages/language-names';
import { type LanguageChoice, OF_BROWSER } from '#domain/languages';
import { PILOT as pilotTexts } from '#texts/pilot';
import { pageLanguage } from '#web/page-language.ts';
import { showIn } from '#web/parts/language/show-in.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import styles from './pilot.module.css';

/** That the pilot's language is not yet that of the page: it was chosen without a connection, or on another device meanwhile. */
export function LanguageNotice({ choice }: { readonly choice: LanguageChoice }) {
  const [isChanging, setChanging] = useState(false);
  if (choice === OF_BROWSER || choice === pageLanguage) return null;
  const change = async (): Promise<void> => {
    setChanging(true);
    if (!(await showIn(choice))) setChanging(false);
  };
  return (
    <div className={styles.language}>
      <Notice
        action={
          <Button busy={isChanging} onClick={() => void change()}>
            {pilotTexts.language.switchNow}
          </Button>
        }
      >
        {pilotTexts.language.waits(LANGUAGE_NAMES[choice])}
      </Notice>
    </div>
  );
}
