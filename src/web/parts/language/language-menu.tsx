import { useState } from 'react';
import { LANGUAGE_NAMES } from '#contract/messages/language-names';
import { LANGUAGES, languageNamed } from '#domain/languages';
import { pageLanguage } from '#web/page-language.ts';
import { texts } from '#web/texts.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Hidden } from '#web/ui/text/hidden.tsx';
import styles from './language-menu.module.css';
import { showIn } from './show-in.ts';

/** The languages, for visitors: a pilot chooses in the form of the pilot. */
export function LanguageMenu() {
  const [state, setState] = useState<'still' | 'changing' | 'failed'>('still');
  const change = async (tag: string): Promise<void> => {
    const language = languageNamed(tag);
    if (language === null || state === 'changing') return;
    setState('changing');
    if (!(await showIn(language))) setState('failed');
  };
  return (
    <div className={styles.menu}>
      <label className={styles.label}>
        <Icon name="language" />
        <Hidden>{texts.frame.language}</Hidden>
        <select
          className={styles.select}
          value={pageLanguage}
          aria-disabled={state === 'changing'} // A disabled one would lose the focus.
          onChange={({ target }) => void change(target.value)}
          onBlur={() => setState((now) => (now === 'failed' ? 'still' : now))}
        >
          {LANGUAGES.map((language) => (
            <option key={language} value={language} lang={language} translate="no">
              {LANGUAGE_NAMES[language]}
            </option>
          ))}
        </select>
      </label>
      {state === 'failed' && (
        <p role="alert" className={styles.failed}>
          {texts.frame.languageStays}
        </p>
      )}
    </div>
  );
}
