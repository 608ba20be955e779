import type { SiteProposal } from '#contract/places/places';
import type { DistanceUnit } from '#domain/units';
import { ITEM_FORMS as itemFormTexts } from '#texts/item-forms';
import { MAP_TEXTS as mapTexts } from '#texts/maps';
import { languageOf } from '#web/english-words.ts';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { foundText, nothingFoundText, type SearchArea, widerRadius } from './proposals-state.ts';
import styles from './site-notices.module.css';
import type { SiteProposals } from './use-proposals.ts';

interface SiteNoticesProps {
  readonly known: SiteProposals;
  readonly unit: DistanceUnit;
  readonly onUse: (site: SiteProposal) => void;
}

/** Known sites around the coordinates in the form. */
export function SiteNotices({ known, unit, onUse }: SiteNoticesProps) {
  const { proposals, request, dispatch, hide } = known;
  if (proposals.state === 'none') return null;
  if (proposals.state === 'loading') return <p className={styles.credit}>{itemFormTexts.proposals.pending}</p>;
  if (proposals.state === 'nothing') {
    return <NothingNotice around={proposals.around} unit={unit} onWiden={request} onDismiss={hide} />;
  }
  if (proposals.state === 'failed') {
    const retry = <Button onClick={() => request({ ...proposals.around })}>{texts.actions.tryAgain}</Button>;
    return (
      <Notice tone="warning" action={retry} onDismiss={hide}>
        <span className={styles.said} lang={languageOf(proposals.message)}>
          {proposals.message}
        </span>
      </Notice>
    );
  }
  return (
    <section className={styles.found} aria-label={itemFormTexts.proposals.title}>
      {proposals.sites.map((site) => (
        <Notice
          key={`${site.properties.name} ${site.geometry.coordinates}`}
          action={<Button onClick={() => onUse(site)}>{itemFormTexts.proposals.use}</Button>}
          onDismiss={() => dispatch({ type: 'siteDismissed', site })}
        >
          <span className={styles.said}>{foundText(site, unit)}</span>
        </Notice>
      ))}
      <SiteCredit />
    </section>
  );
}

interface NothingNoticeProps {
  readonly around: SearchArea;
  readonly unit: DistanceUnit;
  readonly onWiden: (around: SearchArea) => void;
  readonly onDismiss: () => void;
}

function NothingNotice({ around, unit, onWiden, onDismiss }: NothingNoticeProps) {
  const { before, link, after } = nothingFoundText(around, unit);
  const wider = widerRadius(around.radius, unit);
  const widen = wider !== null && (
    <Button onClick={() => onWiden({ ...around, radius: wider })}>{itemFormTexts.proposals.widen}</Button>
  );
  return (
    <section className={styles.found} aria-label={itemFormTexts.proposals.title}>
      <Notice action={widen} onDismiss={onDismiss}>
        {before}
        <a href={SITE_DATABASE_URL} target="_blank" rel="noreferrer">
          {link}
        </a>
        {after}
      </Notice>
      <SiteCredit />
    </section>
  );
}

function SiteCredit() {
  return <p className={styles.credit}>{itemFormTexts.proposals.credit(mapTexts.credits.sites)}</p>;
}

/** The public database of sites, where pilots can add one. */
const SITE_DATABASE_URL = 'https://www.paraglidingearth.com';
