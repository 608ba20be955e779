import { pathTo } from '#contract/pages/pages';
import type { Flight } from '#domain/flight';
import { itemFormTexts } from '#web/parts/form/item-form-texts.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
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
      <LinkButton href={pathTo('flight', flightId)}>{itemFormTexts.igc.open}</LinkButton>
      <Button onClick={onAdd}>{itemFormTexts.igc.addAnyway}</Button>
    </div>
  );
  return (
    <Notice tone="warning" action={actions}>
      {flight ? itemFormTexts.igc.knownTrackOf(nameOf(flight, logbook)) : itemFormTexts.igc.knownTrack}
    </Notice>
  );
}

function nameOf({ date, time, siteId }: Flight, { sites }: Pick<Logbook, 'sites'>): string {
  const site = siteId === null ? undefined : sites.get(siteId);
  return [texts.dates.day(date), time, site?.name].filter(Boolean).join(', ');
}
