import { useState } from 'react';
import type { Flight } from '#domain/flight';
import type { FlightNumber } from '#domain/order/numbering';
import type { Pilot } from '#domain/pilot';
import { callErrorOf } from '#web/api/call-error.ts';
import { igcDownload } from '#web/parts/track/igc-download.ts';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import styles from './flight-detail.module.css';

interface DownloadIgcProps {
  readonly flight: Flight;
  readonly pilot: Pilot;
  readonly number: FlightNumber;
}

type DownloadState =
  | { readonly state: 'idle' }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly message: string };

/** A button that downloads the uploaded file, byte for byte. */
export function DownloadIgc({ flight, pilot, number }: DownloadIgcProps) {
  const [download, setDownload] = useState<DownloadState>({ state: 'idle' });
  const start = async (): Promise<void> => {
    setDownload({ state: 'loading' });
    try {
      saveFile(await igcDownload(flight, pilot, number.inDay));
      setDownload({ state: 'idle' });
    } catch (error) {
      setDownload({ state: 'failed', message: callErrorOf(error).message });
    }
  };
  return (
    <div className={styles.download}>
      <Button busy={download.state === 'loading'} onClick={start}>
        <Icon name="download" />
        <span className={styles.caption}>{texts.flights.download}</span>
      </Button>
      {download.state === 'failed' && (
        <p className={styles.failure} role="alert">
          {download.message}
        </p>
      )}
    </div>
  );
}
