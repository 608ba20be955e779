import { PAGES } from '#contract/pages/pages';
import { accountTexts } from '#web/parts/account-form/account-texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarBack } from '#web/ui/page/top-bar.tsx';

/** Shown to a demo pilot in place of a page about the account. */
export function DemoPilot({ title }: { readonly title: string }) {
  return (
    <Page narrow title={title} start={<TopBarBack href={PAGES.pilot.path} />}>
      <Empty action={<LinkButton href={PAGES.pilot.path}>{accountTexts.backToPilot}</LinkButton>}>
        {accountTexts.noAccount}
      </Empty>
    </Page>
  );
}
