import { useState } from 'react';
import { isolated } from '#domain/isolated';
import { MAX_NAME } from '#domain/text';
import { IMPORT as importTexts } from '#texts/import';
import { callErrorOf } from '#web/api/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { FilePicker } from '#web/ui/form/file-picker.tsx';
import { SelectField, type SelectOption } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { ConfirmDialog } from '#web/ui/overlay/dialog.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import styles from './fields.module.css';
import { isOwn, type KnownControls, type KnownMappings, knownNamed, proposedMappingName } from './known-mappings.ts';
import { fileOfMapping, layoutOf, type MappingSaving, mappingInFile, namedMapping } from './mapping-saving.ts';
import type { TableDraft } from './table-draft.ts';
import type { TableControls } from './use-table-mapping.ts';

const { mapping: words } = importTexts;

interface FormatFieldsProps {
  readonly table: TableControls;
  readonly controls: KnownControls;
}

/** What the table is read as: a known format or one that the pilot keeps; the columns as a file of their own. */
export function FormatFields({ table, controls }: FormatFieldsProps) {
  const { draft, dispatch, placed } = table;
  const { known } = controls;
  const [failure, setFailure] = useState<string | null>(null);
  const choose = (name: string): void => {
    if (name !== CHANGED) dispatch({ type: 'knownChosen', mappings: knownNamed(known, name) });
  };
  const open = async (file: File): Promise<void> => {
    const mapping = await mappingInFile(file);
    setFailure(mapping === null ? words.openFailed : null);
    if (mapping) dispatch({ type: 'opened', mapping });
  };
  const save = (): void => {
    const name = draft.mapping.name || proposedMappingName(placed);
    saveFile(fileOfMapping(namedMapping(draft.known === null ? layoutOf(draft) : draft.mapping, name)));
  };
  return (
    <section className={styles.format} aria-label={words.format}>
      <SelectField
        label={words.format}
        choices={formatChoices(draft, known)}
        value={formatValue(draft)}
        onChange={({ target }) => choose(target.value)}
      />
      <div className={styles.fileButtons}>
        <FilePicker label={words.openLabel} accept="application/json,.json" onChoose={(file) => void open(file)}>
          {words.open}
        </FilePicker>
        <Button onClick={save}>{words.save}</Button>
        {draft.known !== null && isOwn(known, draft.known) && (
          <DeleteButton name={draft.known} onDelete={controls.delete} onFailure={setFailure} />
        )}
      </div>
      {failure && <Banner message={failure} />}
    </section>
  );
}

interface DeleteButtonProps {
  readonly name: string;
  readonly onDelete: (name: string) => Promise<void>;
  readonly onFailure: (message: string) => void;
}

function DeleteButton({ name, onDelete, onFailure }: DeleteButtonProps) {
  const [isAsked, setAsked] = useState(false);
  const confirm = (): void => {
    setAsked(false);
    onDelete(name).catch((thrown) => onFailure(words.forgetFailed(callErrorOf(thrown).message)));
  };
  return (
    <>
      <Button tone="danger" onClick={() => setAsked(true)}>
        {words.forget(isolated(name))}
      </Button>
      {isAsked && (
        <ConfirmDialog
          question={words.forgetQuestion(isolated(name))}
          confirm={words.forgetConfirm}
          onConfirm={confirm}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}

/** The value of what headers and content propose; names of mappings are never empty. */
const PROPOSED = '';
/** The value of a mapping that is none of the known ones as it is. No name has this character. */
const CHANGED = '\n';

/** Returns what a table can be read as: proposed, as it stands now, the pilot's own, and the formats of other logbooks. */
export function formatChoices(draft: TableDraft, { own, presets }: KnownMappings): readonly SelectOption[] {
  const names = new Set(own.map(({ name }) => name));
  const others = new Set(presets.map(({ name }) => name).filter((name) => !names.has(name)));
  return [
    ...(draft.isChanged ? [{ value: CHANGED, label: words.formatChanged }] : []),
    { value: PROPOSED, label: words.formatProposed },
    ...own.map(({ name }) => ({ value: name, label: words.own(isolated(name)) })),
    ...[...others].map((name) => ({ value: name, label: words.formats[name] ?? name })),
  ];
}

/** Returns the value of what a table is read as. */
export function formatValue({ known, isChanged }: Pick<TableDraft, 'known' | 'isChanged'>): string {
  if (isChanged) return CHANGED;
  return known ?? PROPOSED;
}

interface SavingFieldsProps {
  readonly saving: MappingSaving;
  readonly controls: KnownControls;
  readonly isMissing: boolean;
}

/** Whether the columns are saved for the next table like this, and under which name. */
export function SavingFields({ saving, controls, isMissing }: SavingFieldsProps) {
  const { isAsked, isWanted, name, setWanted, setName } = saving;
  if (!isAsked) return null;
  return (
    <div>
      <Checkbox label={words.keep} checked={isWanted} onChange={({ target }) => setWanted(target.checked)} />
      {isWanted && (
        <TextField
          label={words.keepName}
          value={name}
          maxLength={MAX_NAME}
          autoComplete="off"
          error={isMissing ? words.keepNameMissing : undefined}
          hint={isOwn(controls.known, name) ? words.keepReplaces : undefined}
          data-missing={isMissing}
          onChange={({ target }) => setName(target.value)}
        />
      )}
    </div>
  );
}
