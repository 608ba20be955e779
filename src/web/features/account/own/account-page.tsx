import { PAGES } from '#contract/pages';
import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import { LoadingPage } from '#web/parts/item/loading-page.tsx';
import { Breadcrumb } from '#web/ui/breadcrumb.tsx';
import { Page } from '#web/ui/page.tsx';
import { TopBarBack } from '#web/ui/top-bar.tsx';
import { DemoPilot } from '../demo-pilot.tsx';
import styles from './account-page.module.css';
import { DeleteAccount } from './delete-account.tsx';
import { ExportAll } from './export-all.tsx';
import { Sessions } from './sessions.tsx';

const TITLE = 'Account';
const CRUMBS = [{ label: 'Pilot', href: PAGES.pilot.path }, { label: TITLE }];

/** What pilots own: where they are logged in, all their data, and the way out for good. */
export function AccountPage() {
  return (
    <WithLogbook loading={<LoadingPage narrow title={TITLE} rowHeight="68px" />}>
      {({ pilot }) => (pilot.email === null ? <DemoPilot title={TITLE} /> : <OwnAccount email={pilot.email} />)}
    </WithLogbook>
  );
}

function OwnAccount({ email }: { readonly email: string }) {
  return (
    <Page narrow title={TITLE} heading="own" start={<TopBarBack href={PAGES.pilot.path} />}>
      <Breadcrumb crumbs={CRUMBS} />
      <h1 className={styles.heading}>{TITLE}</h1>
      <p className={styles.email}>{email}</p>
      <div className={styles.parts}>
        <Sessions />
        <ExportAll />
        <DeleteAccount />
      </div>
    </Page>
  );
}
