import { useMemo } from 'react';
import { pathTo } from '#contract/pages/pages';
import type { Flight } from '#domain/flight';
import type { Handling } from '#domain/gear/handling';
import type { Glider } from '#domain/glider';
import { checkOf, type GliderCheck } from '#domain/glider-check';
import { GLIDER_CHECK as gliderTexts } from '#texts/glider-check';
import { CheckState, wholeLeft } from '#web/parts/item/check-state.tsx';
import { Section } from '#web/parts/item/section.tsx';
import { texts } from '#web/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { type Detail, DetailList } from '#web/ui/text/detail-list.tsx';
import { formatWhole } from '#web/ui/text/numbers.ts';
import { useToday } from '#web/ui/use-today.ts';
import { CHECK_HASH } from './check-hash.ts';
import styles from './glider-page.module.css';

interface CheckSectionProps {
  readonly glider: Glider;
  /** Those of the glider. */
  readonly flights: readonly Flight[];
  readonly handlings: readonly Handling[];
}

/** The check of a glider: when the last one was, and what is left until the next. */
export function CheckSection({ glider, flights, handlings }: CheckSectionProps) {
  const today = useToday();
  const check = useMemo(() => checkOf(glider, { flights, handlings }, today), [glider, flights, handlings, today]);
  if (check.state === 'none') return <NoCheck glider={glider} />;
  return (
    <Section title={gliderTexts.title}>
      <p>
        <CheckState check={check} />
      </p>
      <DetailList details={detailsOf(glider, check)} />
    </Section>
  );
}

function NoCheck({ glider }: Pick<CheckSectionProps, 'glider'>) {
  return (
    <Section title={gliderTexts.title}>
      <div className={styles.noCheck}>
        <span className={styles.empty}>{gliderTexts.none}</span>
        <LinkButton href={`${pathTo('gliderForm', glider.id)}${CHECK_HASH}`}>{gliderTexts.set}</LinkButton>
      </div>
    </Section>
  );
}

function detailsOf({ checkedOn }: Glider, { dueOn, hoursLeft, flightsLeft }: GliderCheck): readonly Detail[] {
  const { day } = texts.dates;
  return [
    ...(checkedOn === null ? [] : [{ label: gliderTexts.checkedOn, value: day(checkedOn) }]),
    ...(dueOn === null ? [] : [{ label: gliderTexts.dueOn, value: day(dueOn) }]),
    ...(hoursLeft === null ? [] : [{ label: gliderTexts.hoursLeft, value: formatWhole(wholeLeft(hoursLeft)) }]),
    ...(flightsLeft === null ? [] : [{ label: gliderTexts.flightsLeft, value: formatWhole(wholeLeft(flightsLeft)) }]),
  ];
}
