import { PAGES, pathTo } from '#contract/pages/pages';
import { blankOf, type EntryResult, entryOf, readInputs, resultOf } from '#domain/fields/entity';
import { GLIDER, type GliderEntry, type GliderInput, HANDLING_FACTORS } from '#domain/fields/glider';
import { gearCountedWith, problemsOfUse } from '#domain/gear/gear';
import { handlingIdsOf } from '#domain/gear/handling';
import type { Glider } from '#domain/glider';
import { isolated } from '#domain/isolated';
import { GEAR as gearTexts } from '#texts/gear';
import { GLIDER_CHECK as gliderTexts } from '#texts/glider-check';
import { ITEMS as itemTexts } from '#texts/items';
import { AirtimeFields } from '#web/parts/form/airtime-fields.tsx';
import { GLIDER_ENTRY } from '#web/parts/form/draft/entry-shapes.ts';
import type { DraftSlot } from '#web/parts/form/draft/with-draft.tsx';
import { FieldGroup, FieldPair } from '#web/parts/form/field-group.tsx';
import { FormPage } from '#web/parts/form/form-page.tsx';
import { ItemFormPage } from '#web/parts/form/item-form-page.tsx';
import { useLeaveItem } from '#web/parts/form/leave-item.ts';
import { NameField } from '#web/parts/form/name-field.tsx';
import { type ItemForm, useEditing, useItemForm } from '#web/parts/form/use-item-form.ts';
import { SectionLead } from '#web/parts/item/section.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { deleteItem, heldLogbook, knownIdOf, savedLogbook, saveItem } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';
import { CHECK_HASH } from './check-hash.ts';
import { InUseFields } from './gear/in-use-fields.tsx';

/** The form of a glider; id 0 is a new one. */
export function GliderFormPage({ id }: { readonly id: number }) {
  return (
    <ItemFormPage kind="glider" id={id} shape={GLIDER_ENTRY} find={({ gliders }, known) => gliders.get(known)}>
      {({ item, draft, logbook }) => <GliderForm glider={item} draft={draft} logbook={logbook} />}
    </ItemFormPage>
  );
}

interface GliderFormProps {
  /** Null for a new one. */
  readonly glider: Glider | null;
  readonly draft: DraftSlot<GliderEntry>;
  readonly logbook: Pick<Logbook, 'gear' | 'handlings'>;
}

/** The fields of a glider. */
function GliderForm({ glider, draft, logbook }: GliderFormProps) {
  const { field, controls } = useGliderForm(glider, draft);
  const opensAtCheck = window.location.hash === CHECK_HASH;
  return (
    <FormPage
      title={glider ? itemTexts.gliders.edit : itemTexts.gliders.add}
      controls={controls}
      deleteQuestion={glider ? deleteQuestionOf(glider, logbook) : undefined}
    >
      <NameField {...field('name')} />
      <FieldGroup title={itemTexts.gliders.usageBefore}>
        <NumberField label={itemTexts.gliders.initialFlightNum} placeholder="0" {...field('initialFlightNum')} />
        <AirtimeFields label={texts.terms.airtime} hours={field('hours')} minutes={field('minutes')} />
      </FieldGroup>
      <FieldGroup title={gliderTexts.title} opensHere={opensAtCheck}>
        <SectionLead>{gliderTexts.lead}</SectionLead>
        <DateField label={gliderTexts.checkedOn} autoFocus={opensAtCheck} {...field('checkedOn')} />
        <FieldPair>
          <NumberField label={gliderTexts.months} {...field('checkMonths')} />
          <NumberField label={gliderTexts.hours} {...field('checkHours')} />
          <NumberField label={gliderTexts.flights} {...field('checkFlights')} />
        </FieldPair>
        <SelectField label={gearTexts.handling.factor} choices={FACTORS} {...field('handlingFactor')} />
      </FieldGroup>
      <FieldGroup title={gearTexts.inUse}>
        <InUseFields field={field} />
      </FieldGroup>
      <TextArea label={texts.terms.remarks} {...field('remarks')} />
    </FormPage>
  );
}

/** In their order as numbers; the first of the table is the usual one. */
const FACTORS = HANDLING_FACTORS.toSorted().map((factor) => ({
  value: factor,
  label: gearTexts.handling.factors(Number(factor)),
}));

/** The ground handling of a glider goes with it, and gear loses what was flown with it. */
function deleteQuestionOf({ id }: Glider, logbook: Pick<Logbook, 'gear' | 'handlings'>): string {
  const own = handlingIdsOf(logbook, id).length;
  const names = gearCountedWith(id, logbook.gear.values()).map(({ name }) => isolated(name));
  const losses = [
    ...(own === 0 ? [] : [gearTexts.handling.ofDeleted(own)]),
    ...(names.length === 0 ? [] : [gearTexts.ofDeletedGlider(names)]),
  ];
  const { deleteQuestion } = itemTexts.gliders;
  return losses.length === 0 ? deleteQuestion : [deleteQuestion.replace(/[.]?$/, '.'), ...losses].join(' ');
}

/** The form of an existing glider, or of a new one. */
function useGliderForm(glider: Glider | null, draft: DraftSlot<GliderEntry>): ItemForm<GliderEntry, GliderInput> {
  const leave = useLeaveItem({ list: PAGES.gliders.path, item: glider && pathTo('glider', glider.id) });
  const id = glider?.id ?? 0;
  const editing = useEditing<GliderEntry, typeof GLIDER>(
    () => ({
      entity: GLIDER,
      id,
      opened: glider,
      entry: entryOf(GLIDER, glider ?? blankOf(GLIDER)),
      current: () => savedLogbook()?.gliders.get(knownIdOf(id)) ?? null,
      entryOf: (values) => entryOf(GLIDER, values),
      read: readGlider,
    }),
    draft,
  );
  return useItemForm({
    editing,
    draft,
    save: (item, storing) => saveItem({ dataType: 'glider', ...item }, storing),
    remove: ({ before, ...item }, storing) => {
      const logbook = heldLogbook();
      const handlingIds = logbook ? [...handlingIdsOf(logbook, item.id)] : [];
      const seen = before && logbook && { before: { ...before, handlings: handlingIds.length, handlingIds } };
      return deleteItem({ dataType: 'glider', ...item, ...seen }, storing);
    },
    leave,
  });
}

function readGlider(typed: GliderEntry, before: GliderInput | undefined): EntryResult<GliderInput> {
  const { value, problems } = readInputs(GLIDER, typed, before);
  return resultOf({ value, problems: [...problems, ...problemsOfUse(value, 'glider')] });
}
