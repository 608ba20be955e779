import { useState } from 'react';
import { pathTo } from '#contract/pages/pages';
import type { Handling } from '#domain/gear/handling';
import type { Glider } from '#domain/glider';
import { localDateOf } from '#domain/local-date';
import { compareCodes } from '#domain/order/text-order';
import { minutes } from '#domain/units';
import { GEAR as gearTexts } from '#texts/gear';
import { ITEMS as itemTexts } from '#texts/items';
import { newClientKey } from '#web/parts/form/client-key.ts';
import { useSubmission } from '#web/parts/form/submission.ts';
import { Section, SectionButtons, SectionLead } from '#web/parts/item/section.tsx';
import { PendingMark } from '#web/parts/pending/pending-mark.tsx';
import { airtimeText } from '#web/parts/quantities.tsx';
import { saveItem } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { CardList, CardRow } from '#web/ui/table/card-list.tsx';
import styles from './handling.module.css';

interface HandlingSectionProps {
  readonly glider: Glider;
  /** Those of the glider. */
  readonly handlings: readonly Handling[];
}

const AN_HOUR = minutes(60);
/** So many entries are shown at first. */
const FIRST = 3;

/** The ground handling of a glider, the newest first, with a button that enters an hour of today. */
export function HandlingSection({ glider, handlings }: HandlingSectionProps) {
  const words = gearTexts.handling;
  const [isWhole, setWhole] = useState(false);
  const [added, setAdded] = useState(0);
  const { submission, submit } = useSubmission<'saving'>();
  const sorted = handlings.toSorted((a, b) => compareCodes(b.date, a.date) || b.id - a.id);
  const shown = isWhole ? sorted : sorted.slice(0, FIRST);
  const total = handlings.reduce((sum, { duration }) => sum + duration, 0);
  const addHour = (): void => {
    const task = async (): Promise<void> => {
      await saveItem({ dataType: 'handling', data: hourOf(glider), clientKey: newClientKey() });
      setAdded((count) => count + 1);
    };
    void submit({ job: 'saving', task });
  };
  return (
    <Section title={words.title}>
      <SectionLead>{words.lead}</SectionLead>
      {submission.state === 'failed' && submission.failed.message && <Banner message={submission.failed.message} />}
      {sorted.length > 0 && (
        <>
          <p>{words.total(airtimeText(minutes(total)), words.entries(sorted.length))}</p>
          <CardList>
            {shown.map((handling) => (
              <CardRow key={handling.id} className={styles.row} href={pathTo('handlingForm', handling.id)}>
                <span>{texts.dates.day(handling.date)}</span>
                <span className={styles.remarks}>{handling.remarks.trim().split('\n')[0]}</span>
                <span>
                  <PendingMark dataType="handling" id={handling.id} /> {airtimeText(handling.duration)}
                </span>
              </CardRow>
            ))}
          </CardList>
        </>
      )}
      <SectionButtons>
        <Button busy={submission.state === 'busy'} onClick={addHour}>
          {words.hourToday}
        </Button>
        <LinkButton href={`${pathTo('handlingForm', 0)}?glider=${glider.id}`}>{itemTexts.handlings.add}</LinkButton>
        {sorted.length > shown.length && (
          <Button tone="quiet" onClick={() => setWhole(true)}>
            {words.showAll(sorted.length)}
          </Button>
        )}
      </SectionButtons>
      <p role="status" className={styles.status}>
        {added > 0 && submission.state !== 'busy' ? words.hourAdded : ''}
      </p>
    </Section>
  );
}

function hourOf({ id }: Glider) {
  return { id: 0, date: localDateOf(new Date()), duration: AN_HOUR, gliderId: id, remarks: '' };
}
