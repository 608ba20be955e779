import { useMemo } from 'react';
import { displayCoordinates } from '#domain/coordinates';
import { nearestSite } from '#domain/track/nearest-site';
import { itemFormTexts } from '#web/parts/form/item-form-texts.ts';
import type { Takeoff } from '#web/parts/site-request/site-request.ts';
import type { TrackData } from '#web/parts/track/track-data.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import styles from './igc.module.css';
import { takeoffOf } from './igc-state.ts';

interface NoSiteNoticeProps {
  readonly track: TrackData;
  readonly sites: Logbook['sites'];
  readonly onCreate: (takeoff: Takeoff) => void;
  readonly onNone: () => void;
}

/** Offers to create a site where none of the pilot's is near the takeoff. */
export function NoSiteNotice({ track, sites, onCreate, onNone }: NoSiteNoticeProps) {
  const { launch } = track.analysis;
  const site = useMemo(() => nearestSite(launch, sites.values()), [launch, sites]);
  if (site || track.analysis.beginsInAir) return null;
  const actions = (
    <div className={styles.actions}>
      <Button onClick={() => onCreate(takeoffOf(track))}>{itemFormTexts.igc.createSite}</Button>
      <Button onClick={onNone}>{texts.terms.noSite}</Button>
    </div>
  );
  return (
    <Notice action={actions}>{itemFormTexts.igc.noSiteNear(displayCoordinates(launch).replace(' ', ', '))}</Notice>
  );
}
