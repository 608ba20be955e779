import { useMemo } from 'react';
import { PAGES, pathTo } from '#contract/pages/pages';
import { type DueItem, isOutOfUse } from '#domain/due/dues';
import type { Gear } from '#domain/gear/gear';
import { isolated } from '#domain/isolated';
import type { LocalDate } from '#domain/local-date';
import { compareNames } from '#domain/order/text-order';
import { DUE as dueTexts } from '#texts/due';
import { GEAR as gearTexts } from '#texts/gear';
import { ITEMS as itemTexts } from '#texts/items';
import { DueState } from '#web/parts/due/due-state.tsx';
import { checkNameOf } from '#web/parts/due/due-text.ts';
import { useDues } from '#web/parts/due/dues-today.ts';
import { Section, SectionButtons, SectionLead } from '#web/parts/item/section.tsx';
import { PendingMark } from '#web/parts/pending/pending-mark.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { CardList, CardRow, RowName } from '#web/ui/table/card-list.tsx';
import { DOT } from '#web/ui/text/dot.ts';
import { useToday } from '#web/ui/use-today.ts';
import styles from './gear.module.css';

/** Gear beside gliders, each with its most urgent check; what is no longer in use comes last. */
export function GearSection({ logbook }: { readonly logbook: Logbook }) {
  const dues = useDues(logbook);
  const today = useToday();
  const { current, former } = useMemo(() => sortedGear(logbook.gear, today), [logbook.gear, today]);
  const urgentOf = (id: number) => dues.find(({ subject }) => subject.type === 'gear' && subject.id === id);
  return (
    <Section title={gearTexts.title}>
      {logbook.gear.size === 0 && <SectionLead>{gearTexts.lead}</SectionLead>}
      {current.length > 0 && <GearList gear={current} urgentOf={urgentOf} />}
      {former.length > 0 && (
        <details className={styles.former}>
          <summary>{gearTexts.outOfUse}</summary>
          <GearList gear={former} urgentOf={urgentOf} />
        </details>
      )}
      <SectionButtons>
        <LinkButton href={pathTo('gearForm', 0)}>{itemTexts.gear.add}</LinkButton>
        {dues.length > 0 && <LinkButton href={PAGES.due.path}>{dueTexts.title}</LinkButton>}
        {logbook.gear.size + logbook.gliders.size > 0 && (
          <LinkButton tone="quiet" href={PAGES.gearPrint.path}>
            {gearTexts.print.link}
          </LinkButton>
        )}
      </SectionButtons>
    </Section>
  );
}

function sortedGear(gear: Logbook['gear'], today: LocalDate) {
  const sorted = [...gear.values()].toSorted(compareNames);
  return {
    current: sorted.filter((one) => !isOutOfUse(one, today)),
    former: sorted.filter((one) => isOutOfUse(one, today)),
  };
}

interface GearListProps {
  readonly gear: readonly Gear[];
  readonly urgentOf: (id: number) => DueItem | undefined;
}

function GearList({ gear, urgentOf }: GearListProps) {
  return (
    <CardList>
      {gear.map((one) => {
        const due = urgentOf(one.id);
        return (
          <CardRow key={one.id} href={pathTo('gear', one.id)}>
            <RowName name={one.name}>
              {[gearTexts.kinds[one.kind], isolated(one.serialNumber)].filter((word) => word !== '').join(DOT)}{' '}
              <PendingMark dataType="gear" id={one.id} />
            </RowName>
            {due && (
              <span className={styles.due}>
                <span className={styles.light}>{checkNameOf(due.check)}</span> <DueState item={due} />
              </span>
            )}
          </CardRow>
        );
      })}
    </CardList>
  );
}
