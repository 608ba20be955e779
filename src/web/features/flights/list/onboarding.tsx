import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { PAGES, pathTo } from '#contract/pages/pages';
import { filesForImport } from '#web/parts/files/dropped-files.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { FilesPicker } from '#web/ui/form/files-picker.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { FirstSteps } from './first-steps.tsx';
import styles from './onboarding.module.css';
import { onboardingTexts } from './onboarding-texts.ts';

/** What leads on in a new logbook: all of the page without flights, else what is left of the first steps, under the list. */
export function Onboarding({ logbook }: { readonly logbook: Logbook }) {
  return logbook.flights.size === 0 ? <EmptyLogbook logbook={logbook} /> : <FirstSteps logbook={logbook} />;
}

/** A logbook without flights: the three ways to the first one, and the first steps. */
export function EmptyLogbook({ logbook }: { readonly logbook: Logbook }) {
  return (
    <div className={styles.page}>
      <Empty>{texts.flights.empty}</Empty>
      <ul className={styles.ways}>
        <Way {...onboardingTexts.files}>
          <ChooseFiles />
          <span className={styles.orDrop}>{onboardingTexts.files.orDrop}</span>
        </Way>
        <Way {...onboardingTexts.import}>
          <LinkButton href={PAGES.import.path}>{texts.actions.import}</LinkButton>
        </Way>
        <Way {...onboardingTexts.byHand}>
          <LinkButton href={pathTo('flightForm', 0)}>
            <Icon name="plus" />
            {texts.flights.add}
          </LinkButton>
        </Way>
      </ul>
      <FirstSteps logbook={logbook} />
    </div>
  );
}

interface WayProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Way({ title, text, children }: WayProps) {
  return (
    <li className={styles.way}>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className={styles.do}>{children}</div>
    </li>
  );
}

/** Opens the import with the files that are chosen. */
function ChooseFiles() {
  const [, navigate] = useLocation();
  const open = (files: readonly File[]): void => {
    filesForImport.set({ entries: [], files });
    navigate(PAGES.import.path);
  };
  return (
    <FilesPicker label={onboardingTexts.files.label} tone="primary" icon="file" onChoose={open}>
      {onboardingTexts.files.choose}
    </FilesPicker>
  );
}
