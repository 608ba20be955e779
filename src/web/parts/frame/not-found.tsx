import { PAGES } from '#contract/pages';
import { useLogbookIfSignedIn } from '#web/store/store.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Page } from '#web/ui/page/page.tsx';

/** The page for unknown paths. */
export function NotFound() {
  useLogbookIfSignedIn(); // The frame around it depends on the session.
  return (
    <Page title="Oops! Page not found" heading="own" bare>
      <Empty heading="Oops! Page not found" action={<LinkButton href={PAGES.flights.path}>Go to flights</LinkButton>}>
        There is nothing at this address.
      </Empty>
    </Page>
  );
}
