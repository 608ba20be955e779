import { ERROR_MESSAGES } from '#contract/errors';
import type { Coordinates } from '#domain/geo';
import { canReadTracks } from '#web/parts/track/track-reader.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { Notice } from '#web/ui/notice.tsx';
import styles from './igc.module.css';
import { IgcDropZone } from './igc-drop-zone.tsx';
import { IgcFileRow } from './igc-file-row.tsx';
import type { IgcState } from './igc-state.ts';
import { StoredTrack } from './stored-track.tsx';
import { TrackPreview } from './track-preview.tsx';

interface IgcSectionProps {
  readonly igc: IgcState;
  readonly logbook: Logbook;
  /** 0 for a new flight. */
  readonly flightId: number;
  /** What a save refused about the track. */
  readonly refusal: string | undefined;
  readonly onChoose: (file: File) => void;
  readonly onRemove: () => void;
  readonly onCreateSite: (takeoff: Coordinates) => void;
}

/** The track of a flight: a file is chosen here, looked at and taken away again (spec, 2.6). */
export function IgcSection(props: IgcSectionProps) {
  const { igc, refusal } = props;
  const message = igc.state === 'refused' ? igc.message : refusal;
  if (!canReadTracks()) return <Notice tone="warning">{ERROR_MESSAGES.unsupportedBrowserVersion}</Notice>;
  return (
    <section className={styles.section} aria-label="IGC track">
      {igc.state !== 'none' && <IgcFileRow igc={igc} onRemove={props.onRemove} />}
      {message && (
        <p className={styles.error} role="alert">
          {message}
        </p>
      )}
      <Shown {...props} />
      <IgcDropZone hasFile={igc.state !== 'none'} isBusy={igc.state === 'reading'} onChoose={props.onChoose} />
    </section>
  );
}

function Shown({ igc, logbook, flightId, onCreateSite }: IgcSectionProps) {
  if (igc.state === 'parsed')
    return <TrackPreview track={igc.track} zone={igc.zone} logbook={logbook} onCreateSite={onCreateSite} />;
  if (igc.state === 'stored') return <StoredTrack flightId={flightId} logbook={logbook} onCreateSite={onCreateSite} />;
  return null;
}
