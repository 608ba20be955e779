import { PAGES, pathTo } from '#contract/pages';
import { GLIDER_ENTRY } from '#web/parts/form/draft/entry-shapes.ts';
import { ItemFormPage } from '#web/parts/form/item-form-page.tsx';
import { texts } from '#web/texts.ts';
import { GliderForm } from './glider-form.tsx';

/** The form of a glider; id 0 is a new one. */
export function GliderFormPage({ id }: { readonly id: number }) {
  return (
    <ItemFormPage
      id={id}
      place={pathTo('gliderForm', id)}
      shape={GLIDER_ENTRY}
      kind={texts.terms.glider}
      texts={texts.gliders}
      listHref={PAGES.gliders.path}
      itemsOf={({ gliders }) => gliders}
    >
      {({ item, draft }) => <GliderForm glider={item} draft={draft} />}
    </ItemFormPage>
  );
}
