import { texts } from '#web/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { FailureBlock } from '#web/ui/feedback/banner.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarBack } from '#web/ui/page/top-bar.tsx';

interface NoRecordProps {
  /** The kind of item, such as 'Site'. */
  readonly title: string;
  /** Path of its list. */
  readonly listHref: string;
}

/** The page of an item that does not exist, or no longer exists. */
export function ItemNotFound({ title, listHref }: NoRecordProps) {
  return (
    <Page title={title} heading="hidden" start={<TopBarBack href={listHref} />}>
      <FailureBlock
        message={texts.errors.recordNotFound}
        action={<LinkButton href={listHref}>Go to {title.toLowerCase()}s</LinkButton>}
      />
    </Page>
  );
}
