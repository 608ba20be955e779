import { useState } from 'react';
import { callErrorOf } from '#web/api/call-error.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { FilePicker } from '#web/ui/form/file-picker.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { ConfirmDialog } from '#web/ui/overlay/dialog.tsx';
import { saveFile } from '#web/ui/save-file.ts';
import { importTexts } from '../../import-texts.ts';
import { isOwn, knownNamed, proposedMappingName } from '../draft/known-mappings.ts';
import { fileOfMapping, layoutOf, mappingInFile, namedMapping } from '../draft/mapping-file.ts';
import type { KnownControls } from '../use-known-mappings.ts';
import type { TableControls } from '../use-table-mapping.ts';
import styles from './fields.module.css';
import { CHANGED, formatChoices, formatValue } from './format-choices.ts';

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
        {words.forget(name)}
      </Button>
      {isAsked && (
        <ConfirmDialog
          question={words.forgetQuestion(name)}
          confirm={words.forgetConfirm}
          onConfirm={confirm}
          onCancel={() => setAsked(false)}
        />
      )}
    </>
  );
}
