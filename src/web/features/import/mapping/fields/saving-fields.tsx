import { MAX_NAME } from '#domain/text';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { importTexts } from '../../import-texts.ts';
import { isOwn } from '../draft/known-mappings.ts';
import type { KnownControls } from '../use-known-mappings.ts';
import type { MappingSaving } from '../use-mapping-saving.ts';

const { mapping: words } = importTexts;

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
