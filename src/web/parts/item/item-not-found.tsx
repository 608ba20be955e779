import { texts } from '#web/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { FailureBlock } from '#web/ui/feedback/banner.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarBack } from '#web/ui/page/top-bar.tsx';

interface ItemNotFoundProps {
  /** The kind of item, such as 'Site'. */
  readonly title: string;
  /** Caption of the link to its list. */
  readonly toList: string;
  /** Path of its list. */
  readonly listHref: string;
}

/** The page of an item that does not exist, or no longer exists. */
export function ItemNotFound({ title, toList, listHref }: ItemNotFoundProps) {
  return (
    <Page title={title} heading="hidden" start={<TopBarBack href={listHref} />}>
      <FailureBlock message={texts.errors.recordNotFound} action={<LinkButton href={listHref}>{toList}</LinkButton>} />
    </Page>
  );
}
