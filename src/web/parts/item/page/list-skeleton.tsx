import { pathTo } from '#contract/pages/pages';
import { texts } from '#web/texts.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarLink } from '#web/ui/page/top-bar.tsx';
import { ITEM_KINDS, type ItemKind } from '../item-kinds.ts';
import { ListColumns } from './list-columns.tsx';
import { wasAlone } from './list-hint.ts';
import styles from './skeletons.module.css';

const ROWS = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholder of a list while the logbook loads, in the layout that it had last. */
export function ListSkeleton({ kind }: { readonly kind: ItemKind }) {
  const { plural, form } = ITEM_KINDS[kind];
  const isAlone = wasAlone(kind);
  const aside = isAlone ? null : (
    <div className={styles.block}>
      <Skeleton height="360px" />
    </div>
  );
  return (
    <Page
      flush
      wide={!isAlone}
      title={plural}
      heading="hidden"
      end={<TopBarLink href={pathTo(form, 0)}>{texts.actions.add}</TopBarLink>}
    >
      <div className={styles.actions}>
        <Skeleton width="112px" height="44px" />
      </div>
      <ListColumns aside={aside}>
        <div className={styles.table}>
          <div className={styles.columns} />
          {ROWS.map((row) => (
            <div key={row} className={styles.row}>
              <Skeleton width="min(220px, 50%)" height="1.2em" />
              <Skeleton width="72px" height="1.1em" />
            </div>
          ))}
        </div>
      </ListColumns>
    </Page>
  );
}
