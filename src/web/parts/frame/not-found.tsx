import { PAGES } from '#contract/pages/pages';
import { useLogbookIfSignedIn } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Page } from '#web/ui/page/page.tsx';

/** The page for unknown paths. */
export function NotFound() {
  useLogbookIfSignedIn(); // The frame around it depends on the session.
  return (
    <Page title={texts.frame.notFound} heading="own" bare>
      <Empty
        heading={texts.frame.notFound}
        action={<LinkButton href={PAGES.flights.path}>{texts.flights.goToList}</LinkButton>}
      >
        {texts.frame.nothingHere}
      </Empty>
    </Page>
  );
}
