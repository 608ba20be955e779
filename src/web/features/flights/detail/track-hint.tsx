import { useCallback } from 'react';
import { pathTo } from '#contract/pages/pages';
import type { Flight } from '#domain/flight';
import { LinkButton } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { useLoaded } from '#web/ui/requests/use-latest.ts';
import { flightPageTexts } from '../flight-page-texts.ts';
import { doubtsOfTrack, type TrackDoubts } from '../track/track-store.ts';
import styles from './flight-detail.module.css';

const NONE: TrackDoubts = { doubt: null, beginsInAir: false };

/** What speaks against a saved flight by today's analysis of its track, and the way to its form; nothing is changed unasked. */
export function TrackHint({ flight }: { readonly flight: Flight }) {
  const { id } = flight;
  const load = useCallback(() => doubtsOfTrack(id).catch(() => NONE), [id]); // The track below reports the failure.
  const [doubts] = useLoaded(load, NONE);
  const sentences = sentencesOf(flight, doubts);
  if (sentences.length === 0) return null;
  const { title, act } = flightPageTexts.one.hint;
  return (
    <section className={styles.hint} aria-label={title}>
      <Notice action={<LinkButton href={pathTo('flightForm', id)}>{act}</LinkButton>} isLive={false}>
        {sentences.join(' ')}
      </Notice>
    </section>
  );
}

function sentencesOf({ siteId }: Flight, { doubt, beginsInAir }: TrackDoubts): readonly string[] {
  const { hint } = flightPageTexts.one;
  return [
    ...(doubt ? [hint.doubts[doubt], hint.whatToDo] : []),
    ...(beginsInAir ? [hint.beginsInAir] : []),
    ...(beginsInAir && siteId !== null ? [hint.checkSite] : []),
  ];
}
