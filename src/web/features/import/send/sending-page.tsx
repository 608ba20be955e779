import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { PAGES, pathTo } from '#contract/pages/pages';
import { IMPORT as importTexts } from '#texts/import';
import { callErrorOf } from '#web/api/call-error.ts';
import { useLeaveGuard } from '#web/parts/form/use-leave-guard.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { PageVisibleContext } from '#web/ui/overlay/page-visible.ts';
import { Page } from '#web/ui/page/page.tsx';
import { DetailList } from '#web/ui/text/detail-list.tsx';
import { formatWhole } from '#web/ui/text/numbers.ts';
import { IMPORT_CALLS } from '../calls.ts';
import { LeaveDialog } from '../leave-dialog.tsx';
import { igcOf } from '../parse/import-reader.ts';
import { ProgressBar } from '../progress-bar.tsx';
import { RefusedTable } from '../refused-table.tsx';
import { RunsSection } from '../runs-section.tsx';
import type { ImportPlan } from './plan.ts';
import { type ImportProgress, NOTHING_SENT, type RefusedItem, savedFlights } from './progress.ts';
import { allRefused, countsByKind, reportLines } from './run-outcome.ts';
import { sendImport } from './send-import.ts';
import styles from './sending.module.css';

const { sending: words } = importTexts;

interface SendingPageProps {
  readonly plan: ImportPlan;
  readonly logbook: Logbook;
  /** Called once all is sent. */
  readonly onDone: () => void;
  readonly onAgain: () => void;
}

/** The last step of an import: it is sent, then reported. */
export function SendingPage({ plan, logbook, onDone, onAgain }: SendingPageProps) {
  const controls = useSending(plan);
  const { state } = controls.sending;
  const done = useEffectEvent(onDone);
  useEffect(() => {
    if (state === 'done') done();
  }, [state]);
  const canAsk = useContext(PageVisibleContext);
  const guard = useLeaveGuard({ isChanged: state !== 'done', canAsk, onLeft: () => undefined });
  return (
    <Page title={state === 'done' ? words.done : words.title}>
      <div className={styles.parts}>
        {state === 'done' ? (
          <Done progress={controls.progress} onAgain={onAgain} />
        ) : (
          <Work plan={plan} controls={controls} />
        )}
        <Report plan={plan} progress={controls.progress} />
        {state === 'done' && <RunsSection logbook={logbook} />}
      </div>
      <LeaveDialog guard={guard} question={words.leaveQuestion} />
    </Page>
  );
}

function Done({ progress, onAgain }: { readonly progress: ImportProgress; readonly onAgain: () => void }) {
  const saved = savedFlights(progress);
  const { lastFlightId } = progress;
  const ways = (
    <div className={styles.buttons}>
      {lastFlightId !== null && saved === 1 ? (
        <LinkButton tone="primary" href={pathTo('flight', lastFlightId)}>
          {words.toFlight}
        </LinkButton>
      ) : (
        <LinkButton tone="primary" href={PAGES.flights.path}>
          {words.toList}
        </LinkButton>
      )}
      <Button onClick={onAgain}>{words.another}</Button>
    </div>
  );
  return (
    <Notice tone="good" action={ways}>
      {words.saved(saved)}
    </Notice>
  );
}

function Work({ plan, controls }: { readonly plan: ImportPlan; readonly controls: SendingControls }) {
  const { sending, progress, stop, goOn } = controls;
  const goOnButton = (
    <Button tone="primary" onClick={() => void goOn()}>
      {words.goOn}
    </Button>
  );
  if (sending.state === 'failed') return <Banner message={sending.message} action={goOnButton} />;
  if (sending.state === 'stopped') return <Notice action={goOnButton}>{words.stopped}</Notice>;
  return (
    <>
      <ProgressBar
        label={words.title}
        value={progress.sent}
        max={plan.flights.length}
        text={progress.runId === null ? words.starting : words.sentOf(progress.sent, plan.flights.length)}
        action={
          <Button busy={sending.state === 'stopping'} onClick={stop}>
            {sending.state === 'stopping' ? words.stopping : words.stop}
          </Button>
        }
      />
      {sending.state === 'sending' && sending.isWaiting && <Notice tone="warning">{words.waiting}</Notice>}
    </>
  );
}

/** The report on all flights and files: the counts add up, and every refusal is named. */
function Report({ plan, progress }: { readonly plan: ImportPlan; readonly progress: ImportProgress }) {
  const refused = allRefused(plan, progress);
  const title = titleOf(refused);
  return (
    <>
      <div className={styles.counts}>
        <DetailList
          details={reportLines(plan, progress).map(({ line, count }) => ({
            label: words.report[line],
            value: formatWhole(count),
          }))}
        />
      </div>
      {refused.length > 0 && (
        <section className={styles.refused}>
          <h2>{title}</h2>
          <RefusedTable label={title} refused={refused} />
        </section>
      )}
    </>
  );
}

function titleOf(refused: readonly RefusedItem[]): string {
  const kinds = countsByKind(refused).filter(({ count }) => count > 0);
  return words.refused(kinds.map(({ kind, count }) => words.refusedKinds[kind](count)).join(' · '));
}

/** The states of sending. */
type SendingState =
  /** `isWaiting`: the connection is lost. */
  | { readonly state: 'sending'; readonly isWaiting: boolean }
  | { readonly state: 'stopping' }
  | { readonly state: 'stopped' }
  | { readonly state: 'failed'; readonly message: string }
  | { readonly state: 'done' };

/** Sending, and what the pilot can do meanwhile. */
interface SendingControls {
  readonly sending: SendingState;
  readonly progress: ImportProgress;
  /** Stops after the part that is on its way. */
  readonly stop: () => void;
  /** Goes on after a stop or a failure. */
  readonly goOn: () => Promise<void>;
}

/** Sends a planned import. */
export function useSending(plan: ImportPlan): SendingControls {
  const [sending, setSending] = useState<SendingState>({ state: 'sending', isWaiting: false });
  const [progress, setProgress] = useState(NOTHING_SENT);
  const reached = useRef(NOTHING_SENT);
  const stopping = useRef(new AbortController());
  const run = async (): Promise<void> => {
    const stop = new AbortController();
    stopping.current = stop;
    setSending({ state: 'sending', isWaiting: false });
    try {
      await sendImport(plan, reached.current, {
        calls: IMPORT_CALLS,
        readIgc: igcOf,
        signal: stop.signal,
        onWaiting: (isWaiting) =>
          setSending((now) => (now.state === 'sending' ? { state: 'sending', isWaiting } : now)),
        onProgress: (next) => {
          reached.current = next;
          setProgress(next);
        },
      });
      setSending({ state: 'done' });
    } catch (thrown) {
      setSending(
        stop.signal.aborted ? { state: 'stopped' } : { state: 'failed', message: callErrorOf(thrown).message },
      );
    }
  };
  const start = useEffectEvent(() => void run());
  useEffect(() => {
    start();
    return () => stopping.current.abort();
  }, []);
  return {
    sending,
    progress,
    stop: () => {
      setSending({ state: 'stopping' });
      stopping.current.abort();
    },
    goOn: run,
  };
}
