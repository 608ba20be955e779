import { useState } from 'react';
import { Link } from 'wouter';
import { PAGES, pathTo } from '#contract/pages/pages';
import { ENTITIES } from '#domain/fields/entities';
import { picked } from '#domain/fields/field';
import { ConflictNotice } from '#web/parts/form/conflict-notice.tsx';
import type { Side } from '#web/parts/form/editing.ts';
import { pendingTexts } from '#web/parts/pending/pending-texts.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { repairOf, savedAsNew, sentAgain, withChoice } from '#web/store/pending/decisions.ts';
import { discardOf } from '#web/store/pending/discard.ts';
import { knownId, type Parked, type PendingChange, type Values } from '#web/store/pending/pending-change.ts';
import { pendingBytes } from '#web/store/pending/queue-storage.ts';
import { decidePending, savedLogbook, usePending } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { ConfirmDialog } from '#web/ui/overlay/dialog.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { DetailList } from '#web/ui/text/detail-list.tsx';
import { changedDetails, describedChange, otherFlightOf } from './described.ts';
import styles from './pending.module.css';

interface PendingCardProps {
  readonly change: PendingChange;
  readonly logbook: Logbook;
}

/** One change that waits: what it is, why the pilot has to decide, and what can be done with it. */
export function PendingCard({ change, logbook }: PendingCardProps) {
  const queue = usePending();
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const discard = discardOf(queue, change);
  const details = changedDetails(change, logbook, queue);
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
      {repairOf(change) !== 'choose' && details.length > 0 && <DetailList details={details} />}
      {repairOf(change) === 'choose' ? (
        <ConflictChoice change={change} id={knownId(queue, change.id)} onDecide={decide} />
      ) : (
        change.parked && <p>{reasonText(change, change.parked)}</p>
      )}
      <OtherFlight change={change} logbook={logbook} />
      <div className={styles.actions}>
        <RepairOf change={change} onDecide={decide} />
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

/** Why the pilot has to decide. */
function reasonText(change: PendingChange, { reason, mayBeWritten, names = [] }: Parked): string {
  if (reason === 'refused' && mayBeWritten) return pendingTexts.failedAlone;
  if (reason !== 'restored') return pendingTexts.reasons[reason];
  if (names.length > 0) return pendingTexts.namedNotInBackup(names.join(', '));
  switch (repairOf(change)) {
    case 'open':
      return pendingTexts.reasons.rejected;
    case 'saveAsNew':
      return pendingTexts.notInBackup;
    default:
      return pendingTexts.reasons.restored;
  }
}

interface RepairProps {
  readonly change: PendingChange;
  readonly onDecide: (decided: PendingChange) => void;
}

/** Saves a change as a JSON file, and its track as another. Rejects where the track cannot be read. */
async function exportChange(change: PendingChange, pilotId: number): Promise<void> {
  const { dataType, kind, data, before, madeAt } = change;
  const name = `wingbook-${dataType}-${new Date(madeAt).toISOString().slice(0, 10)}`;
  const text = JSON.stringify({ dataType, kind, madeAt: new Date(madeAt).toISOString(), data, before }, null, 2);
  saveFile(new File([text], `${name}.json`, { type: 'application/json' }));
  const bytes = change.file === null ? null : await pendingBytes(pilotId, change.file);
  if (bytes) saveFile(new File([bytes], typeof data.igcFileName === 'string' ? data.igcFileName : `${name}.igc`));
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

/** What helps a change that the server has not taken; for a save that only waits, its form. */
function RepairOf({ change, onDecide }: RepairProps) {
  switch (repairOf(change)) {
    case 'open':
      return <LinkButton href={formOf(change)}>{pendingTexts.open}</LinkButton>;
    case 'saveAsNew':
      return <Button onClick={() => onDecide(savedAsNew(change))}>{pendingTexts.saveAsNew}</Button>;
    case 'sendAgain':
      return (
        <Button onClick={() => onDecide(sentAgain(change, Date.now()))}>
          {change.parked?.reason === 'known' && change.clientKey !== null
            ? pendingTexts.addAnyway
            : pendingTexts.tryAgain}
        </Button>
      );
    default:
      return null;
  }
}

function formOf({ dataType, id }: PendingChange): string {
  if (dataType === 'pilot') return PAGES.pilotForm.path;
  return pathTo(({ flight: 'flightForm', site: 'siteForm', glider: 'gliderForm' } as const)[dataType], id);
}

interface ConflictChoiceProps extends RepairProps {
  /** The server's id. */
  readonly id: number;
}

/** Both values of what another device has changed, too, and a button that sends what is chosen. */
function ConflictChoice({ change, id, onDecide }: ConflictChoiceProps) {
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(new Map());
  const { dataType: subject, data: mine, parked } = change;
  const theirs = theirValues(subject, id);
  const choose = (fields: readonly string[], side: Side): void =>
    setSides((chosen) => new Map([...chosen, ...fields.map((field) => [field, side] as const)]));
  const keep = (): void => onDecide(withChoice(change, theirs, sides));
  return (
    <>
      <ConflictNotice
        lead={pendingTexts.chooseBoth}
        conflict={{ round: 0, subject, fields: parked?.fields ?? [], mine, theirs, choose }}
      />
      <div className={styles.actions}>
        <Button tone="primary" onClick={keep}>
          {pendingTexts.keepChosen}
        </Button>
      </div>
    </>
  );
}

const LIST_OF = { flight: 'flights', site: 'sites', glider: 'gliders' } as const;

/** Returns the values of an item, or of the pilot, as the server has them. */
function theirValues(subject: PendingChange['dataType'], id: number): Values {
  const logbook = savedLogbook();
  const saved: Values = { ...(subject === 'pilot' ? logbook?.pilot : logbook?.[LIST_OF[subject]].get(id)) };
  return picked(saved, Object.keys(ENTITIES[subject].fields));
}
