import { useController } from 'react-hook-form';
import { PAGES, pathTo } from '#contract/pages/pages';
import { blankOf } from '#domain/fields/entity';
import { GEAR, type GearInput } from '#domain/fields/gear';
import { type GearFormEntry, gearEntryOf, readGearEntry } from '#domain/fields/gear-entry';
import { GEAR_KINDS } from '#domain/gear/checks';
import type { Gear } from '#domain/gear/gear';
import { GEAR as gearTexts } from '#texts/gear';
import { ITEMS as itemTexts } from '#texts/items';
import { GEAR_ENTRY } from '#web/parts/form/draft/entry-shapes.ts';
import type { DraftSlot } from '#web/parts/form/draft/with-draft.tsx';
import { FieldGroup } from '#web/parts/form/field-group.tsx';
import { FormPage } from '#web/parts/form/form-page.tsx';
import { ItemFormPage } from '#web/parts/form/item-form-page.tsx';
import { useLeaveItem } from '#web/parts/form/leave-item.ts';
import { NameField } from '#web/parts/form/name-field.tsx';
import { type ItemForm, useEditing, useItemForm } from '#web/parts/form/use-item-form.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { deleteItem, knownIdOf, savedLogbook, saveItem } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { ChecksField } from './checks-field.tsx';
import { GlidersField } from './gliders-field.tsx';
import { InUseFields } from './in-use-fields.tsx';

/** The form of a piece of gear; id 0 is a new one. */
export function GearFormPage({ id }: { readonly id: number }) {
  return (
    <ItemFormPage kind="gear" id={id} shape={GEAR_ENTRY} find={({ gear }, known) => gear.get(known)}>
      {({ item, draft, logbook }) => <GearForm gear={item} draft={draft} logbook={logbook} />}
    </ItemFormPage>
  );
}

interface GearFormProps {
  /** Null for a new one. */
  readonly gear: Gear | null;
  readonly draft: DraftSlot<GearFormEntry>;
  readonly logbook: Logbook;
}

const KINDS = GEAR_KINDS.map((kind) => ({ value: kind, label: gearTexts.kinds[kind] }));

/** The fields of a piece of gear. */
function GearForm({ gear, draft, logbook }: GearFormProps) {
  const { form, field, controls } = useGearForm(gear, draft);
  const checks = useController({ control: form.control, name: 'checks' });
  const gliderIds = useController({ control: form.control, name: 'gliderIds' });
  const [kind, inUseFrom] = form.watch(['kind', 'inUseFrom']);
  return (
    <FormPage
      title={gear ? itemTexts.gear.edit : itemTexts.gear.add}
      controls={controls}
      deleteQuestion={gear ? gearTexts.deleteQuestion : undefined}
    >
      <SelectField label={gearTexts.kind} choices={KINDS} {...field('kind')} />
      <NameField {...field('name')} />
      <InUseFields field={field} />
      <FieldGroup title={gearTexts.usedWith}>
        <GlidersField
          gliders={logbook.gliders}
          value={gliderIds.field.value}
          error={field('gliderIds').error}
          onChange={gliderIds.field.onChange}
        />
      </FieldGroup>
      <FieldGroup title={gearTexts.checks}>
        <ChecksField
          kind={kind}
          inUseFrom={inUseFrom}
          value={checks.field.value}
          error={field('checks').error}
          onChange={checks.field.onChange}
        />
      </FieldGroup>
      <TextArea label={texts.terms.remarks} {...field('remarks')} />
    </FormPage>
  );
}

/** The form of an existing piece of gear, or of a new one. */
function useGearForm(gear: Gear | null, draft: DraftSlot<GearFormEntry>): ItemForm<GearFormEntry, GearInput> {
  const leave = useLeaveItem({
    list: PAGES.gliders.path,
    item: gear && pathTo('gear', gear.id),
    added: (id) => pathTo('gear', id),
  });
  const id = gear?.id ?? 0;
  const editing = useEditing<GearFormEntry, typeof GEAR>(
    () => ({
      entity: GEAR,
      id,
      opened: gear,
      entry: gearEntryOf(gear ?? blankOf(GEAR)),
      current: () => savedLogbook()?.gear.get(knownIdOf(id)) ?? null,
      entryOf: (values) => gearEntryOf(values),
      read: (typed, before) => readGearEntry(typed, before),
    }),
    draft,
  );
  return useItemForm({
    editing,
    draft,
    save: (item, storing) => saveItem({ dataType: 'gear', ...item }, storing),
    remove: (item, storing) => deleteItem({ dataType: 'gear', ...item }, storing),
    leave,
  });
}
