import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarBack } from '#web/ui/page/top-bar.tsx';
import { ItemColumns } from '../item-columns.tsx';
import { ITEM_KINDS, type ItemKind } from '../item-kinds.ts';
import styles from './skeletons.module.css';

/** Placeholder of an item's page while the logbook loads, in the same layout. */
export function ItemSkeleton({ kind }: { readonly kind: ItemKind }) {
  const { name, list } = ITEM_KINDS[kind];
  return (
    <Page title={name} heading="hidden" wide start={<TopBarBack href={list} />}>
      <div className={styles.head}>
        <Skeleton width="140px" height="1.45em" />
        <Skeleton width="min(320px, 70%)" height="40px" />
      </div>
      <div className={styles.item}>
        <ItemColumns
          left={
            <>
              <Skeleton height="80px" />
              <Skeleton height="128px" />
              <Skeleton height="320px" />
            </>
          }
          right={
            <>
              <Skeleton height="320px" />
              <Skeleton height="240px" />
            </>
          }
        />
      </div>
    </Page>
  );
}
