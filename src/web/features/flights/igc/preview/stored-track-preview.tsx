import { itemFormTexts } from '#web/parts/form/item-form-texts.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { Button } from '#web/ui/button.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import styles from '../igc.module.css';
import { TrackPreview } from './track-preview.tsx';
import { useStoredTrack } from './use-stored-track.ts';

interface StoredTrackPreviewProps {
  readonly flightId: number;
  readonly logbook: Logbook;
  readonly onTrim: () => void;
}

/** Preview of the stored track once it has loaded. Its site was decided when it was saved: none is offered. */
export function StoredTrackPreview({ flightId, logbook, onTrim }: StoredTrackPreviewProps) {
  const stored = useStoredTrack(flightId);
  if (stored.state === 'failed') return <p className={styles.error}>{stored.message}</p>;
  if (stored.state === 'loading') {
    return (
      <div className={styles.map}>
        <Skeleton height="100%" />
      </div>
    );
  }
  return (
    <>
      <TrackPreview track={stored.track} zone={stored.zone} logbook={logbook} />
      <div className={styles.actions}>
        <Button onClick={onTrim}>{itemFormTexts.igc.trimStored}</Button>
      </div>
    </>
  );
}
