import { useContext } from 'react';
import { PAGES, pathTo } from '#contract/pages/pages';
import { useLeaveGuard } from '#web/parts/form/use-leave-guard.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { PageVisibleContext } from '#web/ui/overlay/page-visible.ts';
import { Page } from '#web/ui/page/page.tsx';
import { importTexts } from '../import-texts.ts';
import { LeaveDialog } from '../leave-dialog.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import { RunsSection } from '../runs/runs-section.tsx';
import type { ImportPlan } from './plan.ts';
import { type ImportProgress, savedFlights } from './progress.ts';
import { Report } from './report.tsx';
import styles from './sending.module.css';
import { type SendingControls, useSending } from './use-sending.ts';

const { sending: words } = importTexts;

interface SendingPageProps {
  readonly plan: ImportPlan;
  readonly logbook: Logbook;
  readonly onAgain: () => void;
}

/** The last step of an import: it is sent, then reported. */
export function SendingPage({ plan, logbook, onAgain }: SendingPageProps) {
  const controls = useSending(plan);
  const { state } = controls.sending;
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
