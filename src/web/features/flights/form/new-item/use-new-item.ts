import { type SyntheticEvent, useState } from 'react';
import { textsByField } from '#contract/messages/problem-text';
import type { EntryResult } from '#domain/fields/entity';
import { newClientKey } from '#web/parts/form/client-key.ts';
import { type FormProblems, failureOfPilot } from '#web/parts/form/submission/submission.ts';
import { useSubmission } from '#web/parts/form/submission/use-submission.ts';
import { problemTexts } from '#web/problem-texts.ts';
import { focusInView } from '#web/ui/form/first-wrong.ts';

const NAME = 'name';

/** How a new site or glider is made from its name. */
export interface NewItemKind<Input> {
  readonly read: (name: string) => EntryResult<Input>;
  /** Saves it, once for one key. Returns its id. */
  readonly save: (input: Input, clientKey: string) => Promise<number>;
}

/** The form of a new item within another form: its name, which saves it. */
export interface NewItem {
  readonly isSaving: boolean;
  /** What is wrong with the name. */
  readonly error: string | undefined;
  /** What is wrong otherwise; null if nothing is. */
  readonly message: string | null;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/** Saves a new item by its name; calls `onSaved` with its id once the logbook has it. */
export function useNewItem<Input>(kind: NewItemKind<Input>, onSaved: (id: number) => void): NewItem {
  const { submission, submit, reject } = useSubmission<'saving'>();
  const [clientKey] = useState(newClientKey);
  const save = async (name: string): Promise<FormProblems | null> => {
    const read = kind.read(name);
    if (read.state === 'right') {
      const task = async (): Promise<void> => onSaved(await kind.save(read.input, clientKey));
      return submit({ job: 'saving', task, failureOf: (thrown) => failureOfPilot(thrown, [NAME]) });
    }
    const problems = { byField: textsByField(problemTexts, read.problems), message: null };
    reject('saving', { ...problems, canRetry: false, isGone: false });
    return problems;
  };
  const onSubmit = (event: SyntheticEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const input = event.currentTarget.elements.namedItem(NAME);
    if (!(input instanceof HTMLInputElement)) return;
    void save(input.value).then((problems) => problems && focusInView(input));
  };
  const failed = submission.state === 'failed' ? submission.failed : null;
  return {
    isSaving: submission.state === 'busy',
    error: failed?.byField[NAME],
    message: failed?.message ?? null,
    onSubmit,
  };
}
