import { useLocation } from 'wouter';
import { demo } from '#contract/account/sign-in';
import type { ItemChange } from '#contract/data';
import { PAGES, pathTo } from '#contract/pages/pages';
import type { Flight } from '#domain/flight';
import { HOME as homeTexts } from '#texts/home';
import { failureOf, useSubmission } from '#web/parts/form/submission.ts';
import { signInBy } from '#web/store/store.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import styles from './home-page.module.css';

/** Creates a demo pilot and opens the best flight of that pilot's logbook. */
export function DemoButton() {
  const { submission, submit } = useSubmission<'making'>();
  const [, navigate] = useLocation();
  const openDemo = async (): Promise<void> => {
    const best = bestFlight((await signInBy(demo)).flights);
    navigate(best === null ? PAGES.flights.path : pathTo('flight', best));
  };
  const make = () => submit({ job: 'making', task: openDemo, failureOf: (thrown) => failureOf(thrown, []) });
  const message = submission.state === 'failed' ? submission.failed.message : null;
  if (message !== null) {
    return (
      <div className={styles.failed}>
        <Banner message={message} onRetry={make} />
      </div>
    );
  }
  const isMaking = submission.state === 'busy';
  return (
    <Button tone="quiet" busy={isMaking} onClick={() => void make()}>
      {isMaking ? homeTexts.makingDemo : homeTexts.demo}
    </Button>
  );
}

/** Returns the id of the longest flight with a track; null when none has one. */
export function bestFlight(flights: readonly ItemChange<Flight>[]): number | null {
  const tracked = flights.flatMap((flight) => (flight.see && flight.hasTrack ? [flight] : []));
  const [best] = tracked.toSorted((a, b) => b.airtime - a.airtime);
  return best?.id ?? null;
}
