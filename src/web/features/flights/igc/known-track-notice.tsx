import { pathTo } from '#contract/pages';
import type { Flight } from '#domain/flight';
import { formatDate } from '#domain/local-date';
import type { Logbook } from '#web/store/logbook.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import styles from './igc.module.css';

interface KnownTrackNoticeProps {
  /** The flight that has the track. */
  readonly flightId: number;
  readonly logbook: Pick<Logbook, 'flights' | 'sites'>;
  readonly onAdd: () => void;
}

/** Warns that another flight has the same file. */
export function KnownTrackNotice({ flightId, logbook, onAdd }: KnownTrackNoticeProps) {
  const flight = logbook.flights.get(flightId);
  const actions = (
    <div className={styles.actions}>
      <LinkButton href={pathTo('flight', flightId)}>Open</LinkButton>
      <Button onClick={onAdd}>Add anyway</Button>
    </div>
  );
  return (
    <Notice tone="warning" action={actions}>
      You have this track already{flight && `: flight of ${nameOf(flight, logbook)}`}
    </Notice>
  );
}

function nameOf({ date, time, siteId }: Flight, { sites }: Pick<Logbook, 'sites'>): string {
  const site = siteId === null ? undefined : sites.get(siteId);
  return [formatDate(date), time, site?.name].filter(Boolean).join(', ');
}
