import type { ReactNode } from 'react';
import { texts } from '#web/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarLink } from '#web/ui/page/top-bar.tsx';
import styles from './item.module.css';

interface ListPageProps {
  /** Such as 'Sites'. */
  readonly title: string;
  /** Such as 'Add Site'. */
  readonly add: string;
  /** Path of the form for a new item. */
  readonly addHref: string;
  /** Shown in place of an empty list. */
  readonly emptySentence: string;
  readonly isEmpty: boolean;
  /** Start of a phone's top bar: a link to another view. */
  readonly start?: ReactNode;
  /** The same on a wide screen, next to the button. */
  readonly views?: ReactNode;
  /** Next to the button: the number of items. */
  readonly summary: ReactNode;
  /** The list. */
  readonly children: ReactNode;
}

/** The page of all items of a kind, with a button to add one. */
export function ListPage(props: ListPageProps) {
  const { title, add, addHref, emptySentence, isEmpty, start, views, summary, children } = props;
  return (
    <Page
      flush
      title={title}
      heading="hidden"
      start={start}
      end={<TopBarLink href={addHref}>{texts.actions.add}</TopBarLink>}
    >
      {isEmpty ? (
        <Empty
          action={
            <LinkButton tone="primary" href={addHref}>
              <Icon name="plus" />
              {add}
            </LinkButton>
          }
        >
          {emptySentence}
        </Empty>
      ) : (
        <>
          <div className={styles.actions}>
            <LinkButton tone="primary" href={addHref}>
              {add}
            </LinkButton>
            {views}
            <span>{summary}</span>
          </div>
          {children}
        </>
      )}
    </Page>
  );
}
