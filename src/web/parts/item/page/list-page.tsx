import { type ReactNode, useEffect } from 'react';
import { pathTo } from '#contract/pages/pages';
import { texts } from '#web/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarLink } from '#web/ui/page/top-bar.tsx';
import styles from '../item.module.css';
import { ITEM_KINDS, type ItemKind } from '../item-kinds.ts';
import { ListColumns } from './list-columns.tsx';
import { rememberAlone } from './list-hint.ts';

interface ListPageProps {
  readonly kind: ItemKind;
  readonly isEmpty: boolean;
  /** Start of a phone's top bar: a link to another view. */
  readonly start?: ReactNode;
  /** The hint on a wide screen, next to the button. */
  readonly views?: ReactNode;
  /** Next to the button: the number of items. */
  readonly summary: ReactNode;
  /** Beside the list: see `ListColumns`. */
  readonly aside?: ReactNode;
  /** Below the list: see `ListColumns`. */
  readonly below?: ReactNode;
  /** After the list, and where it is empty. */
  readonly after?: ReactNode;
  /** The list. */
  readonly children: ReactNode;
}

/** The page of all items of a kind, with a button to add one. */
export function ListPage(props: ListPageProps) {
  const { kind, isEmpty, start, views, summary, aside = null, below, after, children } = props;
  const { plural, form, texts: captions } = ITEM_KINDS[kind];
  const addHref = pathTo(form, 0);
  const isAlone = aside === null || isEmpty;
  useEffect(() => {
    rememberAlone(kind, isAlone);
  }, [kind, isAlone]);
  return (
    <Page
      flush
      wide={!isAlone}
      title={plural}
      heading="hidden"
      start={start}
      end={<TopBarLink href={addHref}>{texts.actions.add}</TopBarLink>}
    >
      {isEmpty ? (
        <Empty
          action={
            <LinkButton tone="primary" href={addHref}>
              <Icon name="plus" />
              {captions.add}
            </LinkButton>
          }
        >
          {captions.empty}
        </Empty>
      ) : (
        <>
          <div className={styles.actions}>
            <LinkButton tone="primary" href={addHref}>
              {captions.add}
            </LinkButton>
            {views}
            <span>{summary}</span>
          </div>
          <ListColumns aside={aside} below={below}>
            {children}
          </ListColumns>
        </>
      )}
      {after}
    </Page>
  );
}
