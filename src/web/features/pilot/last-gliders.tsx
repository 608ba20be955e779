import { useMemo } from 'react';
import { PAGES, pathTo } from '#contract/pages/pages';
import type { LocalDate } from '#domain/local-date';
import { PILOT as pilotTexts } from '#texts/pilot';
import { PendingMark } from '#web/parts/pending/pending-mark.tsx';
import { Airtime } from '#web/parts/quantities.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { CardRow, RowName } from '#web/ui/table/card-list.tsx';
import styles from './overview.module.css';
import { lastGlidersOf, MOST_IN_OVERVIEW } from './overview.ts';
import { OverviewList } from './overview-list.tsx';

interface LastGlidersProps {
  readonly logbook: Logbook;
  readonly today: LocalDate;
}

/** The gliders with their hours and when they were last flown; nothing without any. */
export function LastGliders({ logbook: { gliders, flights }, today }: LastGlidersProps) {
  const used = useMemo(() => lastGlidersOf({ gliders, flights }, today), [gliders, flights, today]);
  if (used.length === 0) return null;
  const all = gliders.size > MOST_IN_OVERVIEW ? { href: PAGES.gliders.path, caption: pilotTexts.allGliders } : null;
  return (
    <OverviewList title={texts.terms.gliders} all={all}>
      {used.map(({ id, name, trueFlightNum, trueAirtime, lastFlown }) => (
        <CardRow key={id} href={pathTo('glider', id)} className={styles.row}>
          <RowName name={name} className={styles.name}>
            {texts.flights.count(trueFlightNum)}
            {lastFlown && pilotTexts.lastFlown(lastFlown)} <PendingMark dataType="glider" id={id} />
          </RowName>
          <span className={styles.end}>
            <Airtime airtime={trueAirtime} />
          </span>
        </CardRow>
      ))}
    </OverviewList>
  );
}
