import { useSyncExternalStore } from 'react';
import { NARROW_SCREEN_PX } from '#domain/track/ticks';
import { FLIGHT_PAGE as flightPageTexts } from '#texts/flight-page';
import { MAP_TEXTS as mapTexts } from '#texts/maps';
import type { TrackData } from '#web/parts/track/track-data.ts';
import { texts } from '#web/texts.ts';
import type { Cursor } from '#web/ui/chart/cursor.ts';
import { useMedia } from '#web/ui/use-media.ts';
import { type Figure, type ReadoutOptions, readoutAt } from './readout.ts';
import styles from './track-readout.module.css';

interface TrackReadoutProps extends ReadoutOptions {
  readonly track: TrackData;
  readonly cursor: Cursor;
}

/** The values of the track at the cursor. Hidden from screen readers: the slider of the cursor speaks them. */
export function TrackReadout({ track, cursor, units, clock, ground = null }: TrackReadoutProps) {
  const index = useSyncExternalStore(cursor.subscribe, cursor.index);
  const narrow = useMedia(`(width < ${NARROW_SCREEN_PX}px)`);
  const reading = readoutAt(track, index, { units, clock, ground });
  return (
    <div className={styles.readout} aria-hidden="true">
      <Readout
        label={clock === null ? mapTexts.tracks.sinceLaunch : texts.terms.time}
        figure={{ value: reading.time, unit: '' }}
      />
      <Readout label={texts.terms.altitude} figure={reading.altitude} />
      {reading.aboveGround && (
        <Readout
          label={flightPageTexts.findings.aboveGround[narrow ? 'narrow' : 'wide']}
          figure={reading.aboveGround}
        />
      )}
      <Readout label={mapTexts.tracks.climb} figure={reading.climb} />
      <Readout label={mapTexts.tracks.distance} figure={reading.distance} />
      <Readout label={mapTexts.tracks.glide} figure={reading.glide} />
    </div>
  );
}

function Readout({ label, figure }: { readonly label: string; readonly figure: Figure | null }) {
  return (
    <span className={styles.reading}>
      <span className={styles.label}>{label}</span>
      <span className={styles.value}>
        {figure?.value ?? '—'} <small className={styles.unit}>{figure?.unit}</small>
      </span>
    </span>
  );
}
