import { useSearch } from 'wouter';
import { PAGES, pathTo } from '#contract/pages/pages';
import { blankOf, entryOf, readInputs, resultOf } from '#domain/fields/entity';
import { HANDLING, type HandlingEntry, type HandlingInput } from '#domain/fields/handling';
import { type Handling, problemsOfHandling } from '#domain/gear/handling';
import { localDateOf } from '#domain/local-date';
import { compareNames } from '#domain/order/text-order';
import { GEAR as gearTexts } from '#texts/gear';
import { ITEMS as itemTexts } from '#texts/items';
import { AirtimeFields } from '#web/parts/form/airtime-fields.tsx';
import { HANDLING_ENTRY } from '#web/parts/form/draft/entry-shapes.ts';
import type { DraftSlot } from '#web/parts/form/draft/with-draft.tsx';
import { FormPage } from '#web/parts/form/form-page.tsx';
import { ItemFormPage } from '#web/parts/form/item-form-page.tsx';
import { useLeaveItem } from '#web/parts/form/leave-item.ts';
import { type ItemForm, useEditing, useItemForm } from '#web/parts/form/use-item-form.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { deleteItem, knownIdOf, savedLogbook, saveItem } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import { DateField } from '#web/ui/form/date-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextArea } from '#web/ui/form/text-area.tsx';

/** The form of ground handling; id 0 is new, with the glider in the address. */
export function HandlingFormPage({ id }: { readonly id: number }) {
  return (
    <ItemFormPage kind="handling" id={id} shape={HANDLING_ENTRY} find={({ handlings }, known) => handlings.get(known)}>
      {({ item, draft, logbook }) => <HandlingForm handling={item} draft={draft} logbook={logbook} />}
    </ItemFormPage>
  );
}

interface HandlingFormProps {
  /** Null for a new one. */
  readonly handling: Handling | null;
  readonly draft: DraftSlot<HandlingEntry>;
  readonly logbook: Logbook;
}

function HandlingForm({ handling, draft, logbook }: HandlingFormProps) {
  const gliderId = useGliderOfAddress();
  const { field, controls } = useHandlingForm(handling, gliderId, draft);
  const gliders = [...logbook.gliders.values()].toSorted(compareNames);
  return (
    <FormPage
      title={handling ? itemTexts.handlings.edit : itemTexts.handlings.add}
      controls={controls}
      deleteQuestion={handling ? gearTexts.handling.deleteQuestion : undefined}
    >
      <DateField label={texts.terms.requiredDate} {...field('date')} />
      <AirtimeFields label={gearTexts.handling.duration} hours={field('hours')} minutes={field('minutes')} />
      <SelectField
        label={texts.terms.glider}
        choices={[
          { value: '', label: texts.terms.noGlider },
          ...gliders.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        {...field('gliderId')}
      />
      <TextArea label={texts.terms.remarks} {...field('remarks')} />
    </FormPage>
  );
}

function useGliderOfAddress(): number | null {
  const id = Number(new URLSearchParams(useSearch()).get('glider') ?? '');
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}

/** The form of existing ground handling, or of new one of today. */
function useHandlingForm(
  handling: Handling | null,
  gliderId: number | null,
  draft: DraftSlot<HandlingEntry>,
): ItemForm<HandlingEntry, HandlingInput> {
  const owner = handling?.gliderId ?? gliderId;
  const page = owner === null ? PAGES.gliders.path : pathTo('glider', owner);
  const leave = useLeaveItem({ list: page, item: page, added: () => page });
  const id = handling?.id ?? 0;
  const editing = useEditing<HandlingEntry, typeof HANDLING>(
    () => ({
      entity: HANDLING,
      id,
      opened: handling,
      entry: entryOf(HANDLING, handling ?? { ...blankOf(HANDLING), date: localDateOf(new Date()), gliderId }),
      current: () => savedLogbook()?.handlings.get(knownIdOf(id)) ?? null,
      entryOf: (values) => entryOf(HANDLING, values),
      read: readHandling,
    }),
    draft,
  );
  return useItemForm({
    editing,
    draft,
    save: (item, storing) => saveItem({ dataType: 'handling', ...item }, storing),
    remove: (item, storing) => deleteItem({ dataType: 'handling', ...item }, storing),
    leave,
  });
}

function readHandling(typed: HandlingEntry, before: HandlingInput | undefined) {
  const { value, problems } = readInputs(HANDLING, typed, before);
  const found = problems.length > 0 ? problems : problemsOfHandling(value).map(atHours);
  return resultOf({ value, problems: found });
}

/** The duration has two inputs: what is wrong with it is said at the first. */
function atHours(problem: ReturnType<typeof problemsOfHandling>[number]): typeof problem {
  if (problem.subject !== 'handling' || problem.field !== 'duration') return problem;
  return { ...problem, field: 'minutes' };
}
