import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flightPageTexts } from '../flight-page-texts.ts';
import styles from './phases.module.css';

/** A table of the phases, by the name of its tab. */
export type PhaseTab = keyof typeof flightPageTexts.phases.tabs;

const TABS = ['thermals', 'glides', 'ridges', 'wind', 'heights'] as const satisfies readonly PhaseTab[];
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1 };

interface PhaseTabsProps {
  readonly render: (tab: PhaseTab) => React.ReactNode;
}

/** Tabs, moved by arrow keys, with the panel of the chosen one. */
export function PhaseTabs({ render }: PhaseTabsProps) {
  const [chosen, setChosen] = useState<PhaseTab>('thermals');
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const move = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (TABS.indexOf(chosen) + step + TABS.length) % TABS.length;
    setChosen(TABS[next] ?? chosen);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <>
      <div ref={list} role="tablist" aria-label={flightPageTexts.phases.title} className={styles.tabs} onKeyDown={move}>
        {TABS.map((tab) => (
          <button
            key={tab}
            type="button"
            role="tab"
            id={`${id}-${tab}`}
            aria-selected={tab === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => setChosen(tab)}
          >
            {flightPageTexts.phases.tabs[tab]}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`} className={styles.panel}>
        {render(chosen)}
      </div>
    </>
  );
}
