import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { CardList } from '#web/ui/table/card-list.tsx';
import styles from './overview.module.css';

interface OverviewListProps {
  readonly title: string;
  /** A link to the whole list, where it has more. */
  readonly all: { readonly href: string; readonly caption: string } | null;
  readonly children: ReactNode;
}

/** A short list of the pilot's page, under a heading. */
export function OverviewList({ title, all, children }: OverviewListProps) {
  return (
    <section className={styles.section}>
      <div className={styles.head}>
        <h2>{title}</h2>
        {all && <Link href={all.href}>{all.caption}</Link>}
      </div>
      <CardList>{children}</CardList>
    </section>
  );
}
