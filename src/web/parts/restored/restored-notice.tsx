import { Link, useLocation } from 'wouter';
import { PAGES, pageOf } from '#contract/pages/pages';
import { RESTORED as restoredTexts } from '#texts/restored';
import type { Logbook } from '#web/store/logbook.ts';
import type { RestoredItem } from '#web/store/restored/restored-rows.ts';
import { useRestored } from '#web/store/restored/use-restored.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { publishHeight } from '../frame/publish-height.ts';
import styles from './restored-notice.module.css';

const heightRef = publishHeight('--restored');

interface RestoredNoticeProps {
  readonly logbook: Logbook;
}

/** Above every page of the logbook but the list itself, as long as this device has what the restored logbook lacks: that it does. */
export function RestoredNotice({ logbook }: RestoredNoticeProps) {
  const [path] = useLocation();
  return pageOf(path) === 'restored' ? null : <NoticeWithLink logbook={logbook} />;
}

function NoticeWithLink({ logbook }: RestoredNoticeProps) {
  const restored = useRestored(logbook);
  if (restored.state === 'reading') return <div ref={heightRef} className={styles.restored} />;
  if (restored.state === 'unread' || restored.items.length === 0) return null;
  return (
    <section ref={heightRef} className={styles.restored} aria-label={restoredTexts.title}>
      <Notice
        slim
        tone="warning"
        action={
          <Link className={styles.link} href={PAGES.restored.path}>
            {restoredTexts.show}
          </Link>
        }
      >
        {restoredTexts.notice(countsOf(restored.items))}
      </Notice>
    </section>
  );
}

/** Returns how many items there are of each kind: `12 flights, 2 sites`. */
function countsOf(items: readonly RestoredItem[]): string {
  const countOf = (kind: RestoredItem['dataType']): number => items.filter(({ dataType }) => dataType === kind).length;
  const counts = [
    { count: countOf('flight'), text: restoredTexts.flights },
    { count: countOf('site'), text: restoredTexts.sites },
    { count: countOf('glider'), text: restoredTexts.gliders },
    { count: countOf('gear'), text: restoredTexts.gear },
    { count: countOf('handling'), text: restoredTexts.handlings },
  ];
  return counts.flatMap(({ count, text }) => (count > 0 ? text(count) : [])).join(', ');
}
