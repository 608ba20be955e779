import { PAGES } from '#contract/pages/pages';
import { ACCOUNT as accountTexts } from '#texts/account';
import { useLogOut } from '#web/parts/frame/log-out.tsx';
import { useLogbookIfSignedIn } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Page } from '#web/ui/page/page.tsx';

const { title, explanation } = accountTexts.invalidLink;

/** Shown for a link that was used, replaced by a newer one, truncated, or has expired. */
export function InvalidLinkPage() {
  const signedIn = useLogbookIfSignedIn() !== null;
  return (
    <Page title={title} heading="own" bare>
      <Empty heading={title} action={signedIn ? <LogOutButton /> : <LogInLink />}>
        {explanation}
      </Empty>
    </Page>
  );
}

function LogInLink() {
  return (
    <LinkButton tone="primary" href={PAGES.login.path}>
      {texts.actions.logIn}
    </LinkButton>
  );
}

function LogOutButton() {
  const { leaving, leave, question } = useLogOut();
  return (
    <>
      <Button busy={leaving} onClick={leave}>
        {texts.actions.logOut}
      </Button>
      {question}
    </>
  );
}
