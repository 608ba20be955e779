import { useState } from 'react';
import { Link } from 'wouter';
import { PAGES, pathTo } from '#contract/pages/pages';
import { ENTITIES } from '#domain/fields/entities';
import { picked } from '#domain/fields/field';
import { handlingIdsOf } from '#domain/gear/handling';
import { PENDING as pendingTexts } from '#texts/pending';
import { serverNow } from '#web/api/server-clock.ts';
import { ConflictNotice } from '#web/parts/form/conflict-notice.tsx';
import type { Side } from '#web/parts/form/editing.ts';
import { exportChange } from '#web/parts/pending/export-pending.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { choiceOf, savedAsNew, sentAgain, withChoice } from '#web/store/pending/choices.ts';
import { discardOf } from '#web/store/pending/discard.ts';
import { knownId, needOf, type PendingChange, type Values } from '#web/store/pending/pending-change.ts';
import { decidePending, savedLogbook, usePending } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { ConfirmDialog } from '#web/ui/overlay/dialog.tsx';
import { DetailList } from '#web/ui/text/detail-list.tsx';
import { changedDetails, changedElsewhere, describedChange, otherFlightOf, reasonTexts } from './described.ts';
import styles from './pending.module.css';

interface PendingCardProps {
  readonly change: PendingChange;
  readonly logbook: Logbook;
}

/** One pending change: what it is, why the pilot has to decide, and what can be done with it. */
export function PendingCard({ change, logbook }: PendingCardProps) {
  const queue = usePending();
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const discard = discardOf(queue, change);
  const choice = choiceOf(change);
  const details = changedDetails(change, logbook, queue);
  const elsewhere = changedElsewhere(change, theirsWithHandlings(change.dataType, knownId(queue, change.id)), logbook);
  const decide = (decided: PendingChange | null): void => {
    setAsking(false);
    decidePending(change, decided).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  };
  return (
    <li className={styles.change}>
      <h2>{describedChange(change, logbook, queue)}</h2>
      <p className={styles.made}>{texts.dates.moment(new Date(change.madeAt).toISOString())}</p>
      {hasFailed && <Banner message={pendingTexts.notStored} />}
      {choice !== 'choose' && details.length > 0 && <DetailList details={details} />}
      {choice === 'choose' ? (
        <ConflictChoice change={change} id={knownId(queue, change.id)} onDecide={decide} />
      ) : (
        reasonTexts(change).map((text) => <p key={text}>{text}</p>)
      )}
      {elsewhere.length > 0 && <DetailList details={elsewhere} />}
      <OtherFlight change={change} logbook={logbook} />
      <div className={styles.actions}>
        <Helping change={change} onDecide={decide} />
        <Button tone="quiet" onClick={() => void exportChange(change, logbook.pilot.id).catch(() => setFailed(true))}>
          {pendingTexts.export}
        </Button>
        {discard !== null && (
          <Button tone="danger" onClick={() => setAsking(true)}>
            {pendingTexts.discard}
          </Button>
        )}
      </div>
      {isAsking && discard !== null && (
        <ConfirmDialog
          question={pendingTexts.discardQuestions[discard]}
          confirm={pendingTexts.discard}
          onConfirm={() => decide(null)}
          onCancel={() => setAsking(false)}
        />
      )}
    </li>
  );
}

interface ChoiceProps {
  readonly change: PendingChange;
  readonly onDecide: (decided: PendingChange) => void;
}

/** A link to the flight that has the track of a change already. */
function OtherFlight({ change, logbook }: PendingCardProps) {
  const other = otherFlightOf(change, logbook, usePending());
  if (!other) return null;
  return (
    <p>
      <Link href={pathTo('flight', other.id)}>{pendingTexts.otherFlight(other.name)}</Link>
    </p>
  );
}

/** What helps a change that needs the pilot; for a save that only waits, its form. */
function Helping({ change, onDecide }: ChoiceProps) {
  const again = (): void => onDecide(sentAgain(change, serverNow() ?? Date.now()));
  switch (choiceOf(change)) {
    case 'open':
      return <LinkButton href={formOf(change)}>{pendingTexts.open}</LinkButton>;
    case 'saveAsNew':
      return <Button onClick={() => onDecide(savedAsNew(change))}>{pendingTexts.saveAsNew}</Button>;
    case 'keepBoth':
      return (
        <Button onClick={again}>{change.clientKey === null ? pendingTexts.tryAgain : pendingTexts.addAnyway}</Button>
      );
    case 'sendAgain':
      return <Button onClick={again}>{pendingTexts.tryAgain}</Button>;
    default:
      return null;
  }
}

function formOf({ dataType, id }: PendingChange): string {
  if (dataType === 'pilot') return PAGES.pilotForm.path;
  return pathTo(FORM_OF[dataType], id);
}

const FORM_OF = {
  flight: 'flightForm',
  site: 'siteForm',
  glider: 'gliderForm',
  gear: 'gearForm',
  handling: 'handlingForm',
} as const;

interface ConflictChoiceProps extends ChoiceProps {
  /** The server's id. */
  readonly id: number;
}

/** Both values of what another device has changed, too, and a button that sends what is chosen. */
function ConflictChoice({ change, id, onDecide }: ConflictChoiceProps) {
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(new Map());
  const { dataType: subject, data: mine } = change;
  const theirs = theirValues(subject, id);
  const choose = (fields: readonly string[], side: Side): void =>
    setSides((chosen) => new Map([...chosen, ...fields.map((field) => [field, side] as const)]));
  const keep = (): void => onDecide(withChoice(change, theirs, sides));
  return (
    <>
      <ConflictNotice
        lead={pendingTexts.chooseBoth}
        conflict={{ round: 0, subject, fields: needOf(change)?.fields ?? [], mine, theirs, choose }}
      />
      <div className={styles.actions}>
        <Button tone="primary" onClick={keep}>
          {pendingTexts.keepChosen}
        </Button>
      </div>
    </>
  );
}

const LIST_OF = {
  flight: 'flights',
  site: 'sites',
  glider: 'gliders',
  gear: 'gear',
  handling: 'handlings',
} as const;

/** Returns the values of an item, or of the pilot, as the server has them. */
function theirValues(subject: PendingChange['dataType'], id: number): Values {
  const logbook = savedLogbook();
  const saved: Values = { ...(subject === 'pilot' ? logbook?.pilot : logbook?.[LIST_OF[subject]].get(id)) };
  return picked(saved, Object.keys(ENTITIES[subject].fields));
}

/** Returns the same, of a glider with how much ground handling it has. */
function theirsWithHandlings(subject: PendingChange['dataType'], id: number): Values {
  const logbook = savedLogbook();
  const values = theirValues(subject, id);
  return subject === 'glider' && logbook ? { ...values, handlings: handlingIdsOf(logbook, id).length } : values;
}
