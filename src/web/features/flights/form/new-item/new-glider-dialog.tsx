import { blankOf, entryOf, readEntry } from '#domain/fields/entity';
import { GLIDER, type GliderInput } from '#domain/fields/glider';
import { itemFormTexts } from '#web/parts/form/item-form-texts.ts';
import { saveItem } from '#web/store/store.ts';
import { NewItemDialog } from './new-item-dialog.tsx';
import type { NewItemKind } from './use-new-item.ts';

const NEW_GLIDER: NewItemKind<GliderInput> = {
  read: (name) => readEntry(GLIDER, { ...entryOf(GLIDER, blankOf(GLIDER)), name }),
  save: (input, clientKey) => saveItem({ dataType: 'glider', data: { id: 0, ...input }, clientKey }),
};

interface NewGliderDialogProps {
  readonly onSaved: (id: number) => void;
  readonly onCancel: () => void;
}

/** Adds a glider by its name alone. */
export function NewGliderDialog(props: NewGliderDialogProps) {
  return <NewItemDialog title={itemFormTexts.flightForm.newGlider} kind={NEW_GLIDER} {...props} />;
}
