import { PAGES } from '#contract/pages/pages';
import { uploadTexts } from '#web/parts/files/upload-texts.ts';
import { texts } from '#web/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { BadRecords } from './bad-records.tsx';
import styles from './upload.module.css';
import type { UploadState } from './upload-state.ts';

interface UploadOutcomeProps {
  readonly upload: UploadState;
  readonly onRetry: () => Promise<void>;
}

/** Result of the upload: why the file was rejected, what to correct in it, or what it added. */
export function UploadOutcome({ upload, onRetry }: UploadOutcomeProps) {
  if (upload.state === 'imported') {
    return (
      <Notice tone="good" action={<LinkButton href={PAGES.flights.path}>{texts.flights.goToList}</LinkButton>}>
        {uploadTexts.added(upload.added)}
      </Notice>
    );
  }
  if (upload.state === 'rejected') {
    return (
      <p className={styles.rejected} role="alert">
        {upload.message}
      </p>
    );
  }
  if (upload.state !== 'failed') return null;
  const { failure } = upload;
  if (failure.kind === 'records') return <BadRecords records={failure.records} />;
  return <Banner message={failure.message} onRetry={failure.canRetry ? onRetry : undefined} />;
}
