import { PAGES } from '#contract/pages';
import { useLogOut } from '#web/parts/frame/log-out.ts';
import { useLogbookIfSignedIn } from '#web/store/store.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Page } from '#web/ui/page/page.tsx';

const HEADING = 'Verification link is invalid or expired';

/** Shown for a link that was used, replaced by a newer one, truncated, or has expired. */
export function InvalidLinkPage() {
  const signedIn = useLogbookIfSignedIn() !== null;
  return (
    <Page title={HEADING} heading="own" bare>
      <Empty heading={HEADING} action={signedIn ? <LogOutButton /> : <LogInLink />}>
        A link works once, and for a short time only. The newest email has the one that works.
      </Empty>
    </Page>
  );
}

function LogInLink() {
  return (
    <LinkButton tone="primary" href={PAGES.login.path}>
      Log In
    </LinkButton>
  );
}

function LogOutButton() {
  const { leaving, leave } = useLogOut();
  return (
    <Button busy={leaving} onClick={leave}>
      Log Out
    </Button>
  );
}
