import { useState } from 'react';
import { type DueItem, keyOfGearCheck } from '#domain/due/dues';
import { namesOf, picked } from '#domain/fields/field';
import { GEAR } from '#domain/fields/gear';
import { checkDone, keyOfCheck } from '#domain/gear/check-rules';
import type { Check, DoneCheck } from '#domain/gear/checks';
import type { Gear } from '#domain/gear/gear';
import { isolated } from '#domain/isolated';
import type { LocalDate } from '#domain/local-date';
import { GEAR as gearTexts } from '#texts/gear';
import { GLIDER_CHECK as checkTexts } from '#texts/glider-check';
import { callErrorOf } from '#web/api/call-error.ts';
import { DueState } from '#web/parts/due/due-state.tsx';
import { checkNameOf } from '#web/parts/due/due-text.ts';
import { useDues } from '#web/parts/due/dues-today.ts';
import { useSubmission } from '#web/parts/form/submission.ts';
import { wholeLeft } from '#web/parts/item/check-state.tsx';
import { DetailPage } from '#web/parts/item/page/detail-page.tsx';
import { ItemSkeleton } from '#web/parts/item/page/item-skeleton.tsx';
import { WithItem } from '#web/parts/item/page/with-item.tsx';
import { Remarks } from '#web/parts/item/remarks.tsx';
import { Section, SectionLead } from '#web/parts/item/section.tsx';
import { usedWithOf } from '#web/parts/item/used-with.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { reload, saveItem } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { CardItem, CardList, RowName } from '#web/ui/table/card-list.tsx';
import { type Detail, DetailList } from '#web/ui/text/detail-list.tsx';
import { DOT } from '#web/ui/text/dot.ts';
import { formatWhole } from '#web/ui/text/numbers.ts';
import { DoneDialog } from './done-dialog.tsx';
import styles from './gear.module.css';
import { textOfUse, uncountedTextOf } from './gear-words.ts';

export function GearPage({ id }: { readonly id: number }) {
  return (
    <WithItem kind="gear" loading={<ItemSkeleton kind="gear" />} find={({ gear }) => gear.get(id)}>
      {(gear, logbook) => <GearDetail key={gear.id} gear={gear} logbook={logbook} />}
    </WithItem>
  );
}

interface GearDetailProps {
  readonly gear: Gear;
  readonly logbook: Logbook;
}

/** What the logbook knows about a piece of gear, and how its checks stand. */
function GearDetail({ gear, logbook }: GearDetailProps) {
  const dues = useDues(logbook);
  const dueOf = (check: Check) => dues.find(({ key }) => key === keyOfGearCheck(gear.id, check));
  return (
    <DetailPage kind="gear" id={gear.id} title={gear.name}>
      <DetailList details={detailsOf(gear, logbook)} />
      <Section title={gearTexts.checks}>
        {gear.checks.length === 0 ? (
          <SectionLead>{gearTexts.noChecks}</SectionLead>
        ) : (
          <CardList>
            {gear.checks.map((check) => (
              <CheckRow key={keyOfCheck(check)} gear={gear} check={check} due={dueOf(check)} />
            ))}
          </CardList>
        )}
      </Section>
      <Remarks remarks={gear.remarks} />
    </DetailPage>
  );
}

function detailsOf(gear: Gear, { gliders }: Logbook): readonly Detail[] {
  const use = textOfUse(gear);
  return [
    { label: gearTexts.kind, value: gearTexts.kinds[gear.kind] },
    ...(gear.serialNumber === '' ? [] : [{ label: gearTexts.serialNumber, value: gear.serialNumber }]),
    ...(use === '' ? [] : [{ label: gearTexts.inUse, value: use }]),
    { label: gearTexts.usedWith, value: usedWithOf(gear, gliders) },
  ];
}

interface CheckRowProps {
  readonly gear: Gear;
  readonly check: Check;
  /** Undefined where the check does not count, as of gear that is no longer in use. */
  readonly due: DueItem | undefined;
}

function CheckRow({ gear, check, due }: CheckRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { submission, submit } = useSubmission<'saving'>();
  const name = checkNameOf(check);
  const uncounted = uncountedTextOf(check, gear.inUseFrom);
  const save = (done: DoneCheck, nextOn: LocalDate | null): void => {
    const task = async (): Promise<void> => {
      await saveChecked(gear, check, checkDone(check, done, nextOn));
      setOpen(false);
    };
    void submit({ job: 'saving', task });
  };
  return (
    <CardItem>
      <RowName name={name}>
        {intervalOf(check, due).map(({ label, value }) => (
          <div key={label}>
            {label} <span className={styles.value}>{value}</span>
          </div>
        ))}
        {uncounted !== null && <div>{uncounted}</div>}
      </RowName>
      {due && due.state !== 'fine' && <DueState item={due} />}
      <Button aria-label={gearTexts.doneOf(name)} onClick={() => setOpen(true)}>
        {gearTexts.done}
      </Button>
      {check.history.length > 0 && (
        <details className={styles.past}>
          <summary>{gearTexts.history}</summary>
          <ul className={styles.history}>
            {check.history.map(({ on, by, note }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: Two entries may be the same.
              <li key={index}>
                {[texts.dates.day(on), isolated(by), isolated(note)].filter((word) => word !== '').join(DOT)}
              </li>
            ))}
          </ul>
        </details>
      )}
      {isOpen && (
        <DoneDialog
          check={check}
          isBusy={submission.state === 'busy'}
          message={submission.state === 'failed' ? submission.failed.message : null}
          onSave={save}
          onCancel={() => setOpen(false)}
        />
      )}
    </CardItem>
  );
}

function intervalOf({ lastOn }: Check, due: DueItem | undefined): readonly Detail[] {
  const { day } = texts.dates;
  const { dueOn = null, hoursLeft = null, flightsLeft = null } = due ?? {};
  return [
    ...(lastOn === null ? [] : [{ label: gearTexts.lastOn, value: day(lastOn) }]),
    ...(dueOn === null ? [] : [{ label: gearTexts.nextOn, value: day(dueOn) }]),
    ...(hoursLeft === null ? [] : [{ label: checkTexts.hoursLeft, value: formatWhole(wholeLeft(hoursLeft)) }]),
    ...(flightsLeft === null ? [] : [{ label: checkTexts.flightsLeft, value: formatWhole(wholeLeft(flightsLeft)) }]),
  ];
}

/** Saves a check that was done as a part of its gear. Where another device has changed the checks, they are loaded, and the call rejects. */
async function saveChecked(gear: Gear, check: Check, changed: Check): Promise<void> {
  const before = picked(gear, namesOf(GEAR));
  const checks = gear.checks.map((one) => (one === check ? changed : one));
  try {
    await saveItem({ dataType: 'gear', data: { id: gear.id, ...before, checks }, before });
  } catch (thrown) {
    if (callErrorOf(thrown).conflicts.length > 0) await reload();
    throw thrown;
  }
}
