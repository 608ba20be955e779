import { useState } from 'react';
import { createApiToken } from '#contract/account/api-tokens';
import type { BodyInput } from '#contract/endpoint';
import { problemText } from '#contract/messages/problem-text';
import { problemsOfTokenName, TOKEN_DAYS, TOKEN_SCOPES, type TokenScope } from '#domain/api-token';
import { compareTexts } from '#domain/order/text-order';
import { API_TOKENS as tokenTexts } from '#texts/api-tokens';
import { useSubmission } from '#web/parts/form/submission.ts';
import { problemTexts } from '#web/problem-texts.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { callAsPilot } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import { SelectField, type SelectOption } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';
import { NewToken } from './new-token.tsx';

interface NewTokenDialogProps {
  readonly gliders: Logbook['gliders'];
  readonly onCreated: () => Promise<void>;
  readonly onClose: () => void;
}

/** What the form of a token has: selects have texts. */
type TokenForm = Readonly<Record<'name' | 'scope' | 'gliderId' | 'days', string>>;

const ALWAYS = 'always';
const NO_GLIDER = '';
const NEW_TOKEN: TokenForm = { name: '', scope: TOKEN_SCOPES[0], gliderId: NO_GLIDER, days: ALWAYS };
const SCOPES = TOKEN_SCOPES.map((scope) => ({ value: scope, label: tokenTexts.scopes[scope] }));
const VALIDITIES = [
  { value: ALWAYS, label: tokenTexts.validities.always },
  ...TOKEN_DAYS.map((days) => ({ value: String(days), label: tokenTexts.validities[days] })),
];

/** Asks what a new token is for, and then shows it, this once. */
export function NewTokenDialog({ gliders, onCreated, onClose }: NewTokenDialogProps) {
  const [typed, setTyped] = useState(NEW_TOKEN);
  const [isChecked, setChecked] = useState(false);
  const [created, setCreated] = useState<{ readonly secret: string } | null>(null);
  const { submission, submit } = useSubmission<'creating'>();
  const [problem] = problemsOfTokenName(typed.name);
  const type = (change: Partial<TokenForm>): void => setTyped({ ...typed, ...change });
  const create = (): void => {
    setChecked(true);
    if (problem) return;
    const task = async (): Promise<void> => {
      setCreated(await callAsPilot(createApiToken, { body: bodyOf(typed) }));
      await onCreated();
    };
    void submit({ job: 'creating', task });
  };
  if (created) return <NewToken {...created} name={typed.name.trim()} scope={scopeOf(typed)} onClose={onClose} />;
  return (
    <FormDialog
      title={tokenTexts.add}
      isBusy={submission.state === 'busy'}
      message={submission.state === 'failed' ? (submission.failed.message ?? texts.errors.other) : null}
      captions={{ send: tokenTexts.create, sending: tokenTexts.creating }}
      onSubmit={create}
      onCancel={onClose}
    >
      <TextField
        label={tokenTexts.name}
        hint={tokenTexts.nameHint}
        value={typed.name}
        error={isChecked && problem ? problemText(problemTexts, problem) : undefined}
        autoComplete="off"
        onChange={({ target }) => type({ name: target.value })}
      />
      <SelectField
        label={tokenTexts.scope}
        choices={SCOPES}
        value={typed.scope}
        onChange={({ target }) => type({ scope: target.value })}
      />
      {typed.scope === 'tracks:add' && gliders.size > 0 && (
        <SelectField
          label={tokenTexts.glider}
          choices={choicesOf(gliders)}
          value={typed.gliderId}
          onChange={({ target }) => type({ gliderId: target.value })}
        />
      )}
      <SelectField
        label={tokenTexts.validity}
        choices={VALIDITIES}
        value={typed.days}
        onChange={({ target }) => type({ days: target.value })}
      />
    </FormDialog>
  );
}

function bodyOf(form: TokenForm): BodyInput<typeof createApiToken> {
  const scope = scopeOf(form);
  const hasGlider = scope === 'tracks:add' && form.gliderId !== NO_GLIDER;
  return {
    name: form.name,
    scope,
    gliderId: hasGlider ? Number(form.gliderId) : null,
    days: TOKEN_DAYS.find((days) => String(days) === form.days) ?? null,
  };
}

function scopeOf({ scope }: TokenForm): TokenScope {
  return TOKEN_SCOPES.find((known) => known === scope) ?? TOKEN_SCOPES[0];
}

function choicesOf(gliders: Logbook['gliders']): readonly SelectOption[] {
  const sorted = [...gliders.values()].sort((a, b) => compareTexts(a.name, b.name));
  const none = { value: NO_GLIDER, label: tokenTexts.anyGlider };
  return [none, ...sorted.map(({ id, name }) => ({ value: String(id), label: name }))];
}
