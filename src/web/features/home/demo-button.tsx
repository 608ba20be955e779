import { useState } from 'react';
import { useLocation } from 'wouter';
import { demo } from '#contract/account/sign-in';
import { PAGES, pathTo } from '#contract/pages/pages';
import { callErrorOf } from '#web/api/call-error.ts';
import { signInBy } from '#web/store/store.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { bestFlight } from './best-flight.ts';
import styles from './home-page.module.css';
import { homeTexts } from './home-texts.ts';

type Demo = { readonly state: 'idle' | 'making' } | { readonly state: 'failed'; readonly message: string };

/** Creates a demo pilot and opens the best flight of that pilot's logbook. */
export function DemoButton() {
  const [state, setState] = useState<Demo>({ state: 'idle' });
  const [, navigate] = useLocation();
  const openDemo = async (): Promise<void> => {
    setState({ state: 'making' });
    try {
      const best = bestFlight((await signInBy(demo)).flights);
      navigate(best === null ? PAGES.flights.path : pathTo('flight', best));
    } catch (thrown) {
      setState({ state: 'failed', message: callErrorOf(thrown).message });
    }
  };
  if (state.state === 'failed') {
    return (
      <div className={styles.failed}>
        <Banner message={state.message} onRetry={openDemo} />
      </div>
    );
  }
  return (
    <Button tone="quiet" busy={state.state === 'making'} onClick={() => void openDemo()}>
      {state.state === 'making' ? homeTexts.makingDemo : homeTexts.demo}
    </Button>
  );
}
