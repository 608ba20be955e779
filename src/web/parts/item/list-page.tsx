import type { ReactNode } from 'react';
import { LinkButton } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Page } from '#web/ui/page.tsx';
import { TopBarLink } from '#web/ui/top-bar.tsx';
import styles from './item.module.css';

interface ListPageProps {
  /** 'Sites'. */
  readonly title: string;
  /** 'Add Site'. */
  readonly add: string;
  /** The form for a new one. */
  readonly addHref: string;
  /** Said in place of an empty list. */
  readonly emptySentence: string;
  readonly isEmpty: boolean;
  /** Start of the phone's top bar: another way to look at them. */
  readonly start?: ReactNode;
  /** The same on a wide screen, beside the button. */
  readonly views?: ReactNode;
  /** Beside the button: how many there are. */
  readonly summary: ReactNode;
  /** The list. */
  readonly children: ReactNode;
}

/** All items of a kind, with a way to add one. */
export function ListPage(props: ListPageProps) {
  const { title, add, addHref, emptySentence, isEmpty, start, views, summary, children } = props;
  return (
    <Page flush title={title} heading="hidden" start={start} end={<TopBarLink href={addHref}>Add</TopBarLink>}>
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
