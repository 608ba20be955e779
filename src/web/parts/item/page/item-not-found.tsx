import { texts } from '#web/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { FailureBlock } from '#web/ui/feedback/banner.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarBack } from '#web/ui/page/top-bar.tsx';
import { ITEM_KINDS, type ItemKind } from '../item-kinds.ts';

/** The page of an item that does not exist, or no longer exists. */
export function ItemNotFound({ kind }: { readonly kind: ItemKind }) {
  const { name, list, texts: captions } = ITEM_KINDS[kind];
  return (
    <Page title={name} heading="hidden" start={<TopBarBack href={list} />}>
      <FailureBlock
        message={texts.errors.recordNotFound}
        action={<LinkButton href={list}>{captions.goToList}</LinkButton>}
      />
    </Page>
  );
}
