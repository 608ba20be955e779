import { useEffect, useEffectEvent, useState } from 'react';
import { MAX_FILE_BYTES } from '#domain/file';
import type { ChosenSource, ReadTrack } from '#formats/readings';
import { IMPORT as importTexts } from '#texts/import';
import { INBOX as inboxTexts } from '#texts/inbox';
import { type CallError, callErrorOf } from '#web/api/call-error.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { FailureBlock } from '#web/ui/feedback/banner.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarButton } from '#web/ui/page/top-bar.tsx';
import { useLatest } from '#web/ui/use-latest.ts';
import { IMPORT_CALLS } from '../calls.ts';
import { igcOf } from '../parse/import-reader.ts';
import { ProgressBar } from '../progress-bar.tsx';
import type { ReviewContent } from '../review/review.ts';
import { sourceOf } from './chosen-files.ts';
import { compare } from './compare.ts';
import type { ReadFiles } from './read-chosen-files.ts';

const { page } = importTexts;

interface ComparingPageProps {
  readonly chosen: readonly ChosenSource[];
  readonly read: ReadFiles;
  readonly logbook: Logbook;
  readonly onCompared: (compared: Compared) => void;
  readonly onCancel: () => void;
}

/** The step of an import that compares the read flights with the logbook. */
export function ComparingPage({ onCancel, ...options }: ComparingPageProps) {
  const { comparing, retry } = useComparing(options);
  return (
    <Page narrow title={page.reading} start={<TopBarButton onClick={onCancel}>{texts.actions.cancel}</TopBarButton>}>
      {comparing.state === 'failed' && <FailureBlock message={comparing.message} onRetry={retry} />}
      {comparing.state === 'unanswered' && <NoConnection onRetry={retry} />}
      {comparing.state === 'comparing' && (
        <ProgressBar label={page.reading} value={0} max={0} text={page.comparing} action={null} />
      )}
    </Page>
  );
}

/** How often the server is asked again while nobody answers. */
const AGAIN_MS = 15_000;

/** What was read is kept, and the import goes on by itself. */
function NoConnection({ onRetry }: { readonly onRetry: () => Promise<void> }) {
  const retry = useEffectEvent(() => void onRetry());
  useEffect(() => {
    const watch = new AbortController();
    const timer = setTimeout(() => retry(), AGAIN_MS);
    window.addEventListener('online', () => retry(), { signal: watch.signal });
    return () => {
      clearTimeout(timer);
      watch.abort();
    };
  }, []);
  return (
    <Notice action={<Button onClick={() => void onRetry()}>{inboxTexts.tryNow}</Button>}>{inboxTexts.goesOn}</Notice>
  );
}

/** What is to be reviewed, and the IGC file of a single new flight, for which its form says more than a review; null otherwise, and for one that the form refuses for its size. */
export interface Compared {
  readonly content: ReviewContent;
  readonly onlyTrack: File | null;
}

/** The states of comparing; `failed` and `unanswered`: its calls, which can be repeated. */
type ComparisonState =
  | { readonly state: 'comparing' | 'unanswered' }
  | { readonly state: 'failed'; readonly message: string };

interface ComparingOptions {
  readonly chosen: readonly ChosenSource[];
  readonly read: ReadFiles;
  readonly logbook: Pick<Logbook, 'flights' | 'sites' | 'gliders'>;
  readonly onCompared: (compared: Compared) => void;
}

/** Compares the read flights with the logbook; returns the progress, and a function that compares once more. */
export function useComparing({ chosen, read, logbook, onCompared }: ComparingOptions) {
  const [comparing, setComparing] = useState<ComparisonState>({ state: 'comparing' });
  const begin = useLatest();
  const start = async (): Promise<void> => {
    const isLatest = begin();
    const source = sourceOf(chosen, importTexts.page.source);
    setComparing({ state: 'comparing' });
    try {
      const content = await compare({ source, read, logbook, calls: IMPORT_CALLS });
      const onlyTrack = chosen.length === 1 ? await trackOfOnlyFlight(content) : null;
      if (isLatest()) onCompared({ content, onlyTrack });
    } catch (thrown) {
      if (isLatest()) setComparing(afterFailure(callErrorOf(thrown)));
    }
  };
  const startNow = useEffectEvent(start);
  useEffect(() => {
    void startNow();
  }, []);
  return { comparing, retry: start };
}

function afterFailure({ isUnanswered, message }: CallError): ComparisonState {
  return isUnanswered ? { state: 'unanswered' } : { state: 'failed', message };
}

/** Returns null when the file cannot be read again, too: the review says so once it is imported. */
async function trackOfOnlyFlight(content: ReviewContent): Promise<File | null> {
  const track = onlyNewTrack(content);
  try {
    const bytes = track && (await igcOf(track.handle));
    if (bytes === null || bytes.length > MAX_FILE_BYTES) return null;
    return new File([bytes], track?.fileName ?? 'track.igc');
  } catch (error) {
    console.warn('The track of an import could not be read again.', error);
    return null;
  }
}

function onlyNewTrack({ items, refused, archives, stopped, openRun }: ReviewContent): ReadTrack | null {
  const [item] = items;
  if (item?.match.kind !== 'new' || item.archived || item.pieces || openRun !== null) return null;
  const isAlone = items.length === 1 && refused.length + archives.length === 0 && stopped === null;
  return isAlone ? item.track : null;
}
