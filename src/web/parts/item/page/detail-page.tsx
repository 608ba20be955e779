import type { ReactNode } from 'react';
import { pathTo } from '#contract/pages/pages';
import { texts } from '#web/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Breadcrumb } from '#web/ui/page/breadcrumb.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarBack, TopBarLink } from '#web/ui/page/top-bar.tsx';
import { isLongName } from '#web/ui/text/long-name.ts';
import { PendingNotice } from '../../pending/pending-notice.tsx';
import styles from '../item.module.css';
import { ITEM_KINDS, type ItemKind } from '../item-kinds.ts';

interface DetailPageProps {
  /** The item's name. */
  readonly title: string;
  readonly kind: ItemKind;
  readonly id: number;
  /** Beside Edit: what else a pilot does here. */
  readonly action?: ReactNode;
  /** Uses the width of wide screens. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** The page of one item: a link back to the list, its name, and Edit. */
export function DetailPage({ title, kind, id, action, wide = false, children }: DetailPageProps) {
  const { plural, list, form } = ITEM_KINDS[kind];
  const editHref = pathTo(form, id);
  return (
    <Page
      title={title}
      heading="own"
      wide={wide}
      start={<TopBarBack href={list} />}
      end={<TopBarLink href={editHref}>{texts.actions.edit}</TopBarLink>}
    >
      <Breadcrumb crumbs={[{ label: plural, href: list }, { label: title }]} />
      <div className={styles.head}>
        <h1 className={classes(styles.name, isLongName(title) && styles.longName)}>{title}</h1>
        <div className={styles.buttons}>
          {action}
          <div className={styles.wideOnly}>
            <LinkButton href={editHref}>{texts.actions.edit}</LinkButton>
          </div>
        </div>
      </div>
      <div className={styles.pending}>
        <PendingNotice dataType={kind} id={id} />
      </div>
      <div className={styles.detail}>{children}</div>
    </Page>
  );
}
