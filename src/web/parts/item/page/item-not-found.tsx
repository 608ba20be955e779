import { Redirect, useLocation } from 'wouter';
import { itemIdIn } from '#contract/pages/pages';
import { useKnownId } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { FailureBlock } from '#web/ui/feedback/banner.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarBack } from '#web/ui/page/top-bar.tsx';
import { ITEM_KINDS, type ItemKind } from '../item-kinds.ts';

/** The page of an item that does not exist, or no longer exists. One that had a temporary id is found under the server's. */
export function ItemNotFound({ kind }: { readonly kind: ItemKind }) {
  const { name, list, texts: captions } = ITEM_KINDS[kind];
  const [path] = useLocation();
  const id = itemIdIn(path);
  const known = useKnownId(id);
  if (known !== id) return <Redirect to={path.replace(String(id), String(known))} replace />;
  return (
    <Page title={name} heading="hidden" start={<TopBarBack href={list} />}>
      <FailureBlock
        message={texts.errors.recordNotFound}
        action={<LinkButton href={list}>{captions.goToList}</LinkButton>}
      />
    </Page>
  );
}
