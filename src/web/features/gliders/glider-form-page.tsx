import { GLIDER_ENTRY } from '#web/parts/form/draft/entry-shapes.ts';
import { ItemFormPage } from '#web/parts/form/item-form-page.tsx';
import { GliderForm } from './glider-form.tsx';

/** The form of a glider; id 0 is a new one. */
export function GliderFormPage({ id }: { readonly id: number }) {
  return (
    <ItemFormPage kind="glider" id={id} shape={GLIDER_ENTRY} find={({ gliders }) => gliders.get(id)}>
      {({ item, draft }) => <GliderForm glider={item} draft={draft} />}
    </ItemFormPage>
  );
}
