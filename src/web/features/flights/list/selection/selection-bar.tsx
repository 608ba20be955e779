import { lazy, type ReactNode, useState } from 'react';
import type { Flight } from '#domain/flight';
import type { FlightsChange } from '#domain/flights-change';
import { FLIGHT_SELECTION as selectionTexts } from '#texts/flight-selection';
import { OptionalNotice } from '#web/parts/frame/optional-notice.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { pendingTrackOf } from '#web/store/store.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon, PathIcon } from '#web/ui/icon.tsx';
import { Hidden } from '#web/ui/text/hidden.tsx';
import styles from './selection-bar.module.css';
import { endSelection, selectAll } from './selection-store.ts';

type Action = FlightsChange['kind'] | 'export';

/** The actions in their order, each with its icon. */
const ACTIONS: readonly (readonly [Action, ReactNode])[] = [
  ['setGlider', <Icon key="icon" name="gliders" />],
  ['setSite', <Icon key="icon" name="sites" />],
  ['addTags', <Icon key="icon" name="plus" />],
  ['removeTags', <PathIcon key="icon" path="M5 12h14" />],
  ['export', <Icon key="icon" name="download" />],
  ['delete', <PathIcon key="icon" path="M5 7h14M10 7V4h4v3M7 7l1 13h8l1-13" />],
];

const ExportDialog = lazy(async () => ({ default: (await import('./export-dialog.tsx')).ExportDialog }));
const ChangeDialog = lazy(async () => ({ default: (await import('./change-dialog.tsx')).ChangeDialog }));

interface SelectionBarProps {
  /** The selected flights. */
  readonly flights: readonly Flight[];
  /** How many flights the list shows. */
  readonly shown: number;
  readonly logbook: Logbook;
}

/** The actions for the selected flights. */
export function SelectionBar({ flights, shown, logbook }: SelectionBarProps) {
  const [asked, setAsked] = useState<Action | null>(null);
  // What was asked may end after its dialog was left: another one stays open.
  const close = (): void => setAsked((now) => (now === asked ? null : now));
  const onDone = (): void => {
    if (asked === 'delete') endSelection();
    close();
  };
  return (
    <section className={styles.bar} aria-label={selectionTexts.bar}>
      <div className={styles.count}>
        <b aria-live="polite">{selectionTexts.selected(flights.length)}</b>
        {flights.length < shown && (
          <Button tone="quiet" onClick={selectAll}>
            {selectionTexts.selectAll(shown)}
          </Button>
        )}
        <Button tone="quiet" className={styles.end} onClick={endSelection}>
          <Icon name="close" />
          <Hidden>{selectionTexts.done}</Hidden>
        </Button>
      </div>
      <div className={styles.actions}>
        {ACTIONS.map(([action, icon]) => (
          <Button
            key={action}
            tone="quiet"
            className={styles.action}
            disabled={flights.length === 0}
            onClick={() => setAsked(action)}
          >
            {icon}
            {selectionTexts.actions[action]}
          </Button>
        ))}
      </div>
      {asked && (
        <OptionalNotice>
          {asked === 'export' ? (
            <ExportDialog
              flights={flights}
              logbook={logbook}
              isTrackPending={(id) => pendingTrackOf(id) !== null}
              onClose={close}
            />
          ) : (
            <ChangeDialog kind={asked} flights={flights} logbook={logbook} onDone={onDone} onCancel={close} />
          )}
        </OptionalNotice>
      )}
    </section>
  );
}
