import type { ReactNode } from 'react';
import { Page } from '#web/ui/page/page.tsx';
import styles from './account-form.module.css';

/** A sign-in or sign-up page: one card under the header. */
export function AccountCard({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Page title={title} heading="own" bare narrow>
      <div className={styles.card}>
        <h1 className={styles.heading}>{title}</h1>
        {children}
      </div>
    </Page>
  );
}
