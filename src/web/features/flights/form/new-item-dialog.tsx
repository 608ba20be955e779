import { type MouseEvent, type ReactNode, type SyntheticEvent, useState } from 'react';
import { textsByField } from '#contract/messages/problem-text';
import { displayCoordinates } from '#domain/coordinates';
import { blankOf, type EntryResult, entryOf, readEntry } from '#domain/fields/entity';
import { GLIDER, type GliderInput } from '#domain/fields/glider';
import { SITE, type SiteInput } from '#domain/fields/site';
import { readSiteEntry, siteEntryOf } from '#domain/fields/site-entry';
import { ITEM_FORMS as itemFormTexts } from '#texts/item-forms';
import { newClientKey } from '#web/parts/form/client-key.ts';
import { NameField } from '#web/parts/form/name-field.tsx';
import type { SiteRequest, Takeoff } from '#web/parts/form/site-request.ts';
import { type FormProblems, failureOfPilot, useSubmission } from '#web/parts/form/submission.ts';
import { problemTexts } from '#web/problem-texts.ts';
import { saveItem } from '#web/store/store.ts';
import { Button } from '#web/ui/button.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { focusInView } from '#web/ui/form/first-wrong.ts';
import { FormDialog } from '#web/ui/overlay/form-dialog.tsx';

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

const words = itemFormTexts.flightForm;

interface NewSiteDialogProps {
  /** The launch of the flight's track; null without one. */
  readonly takeoff: Takeoff | null;
  readonly onSaved: (id: number) => void;
  /** The pilot wants the whole form of a site, with its map. */
  readonly onMap: (request: SiteRequest) => void;
  readonly onCancel: () => void;
}

/** Adds a site by its name, at the launch of the track where there is one; or goes on to its form, where a map has the place. */
export function NewSiteDialog({ takeoff, onMap, ...props }: NewSiteDialogProps) {
  const [isAtLaunch, setAtLaunch] = useState(true);
  const place = isAtLaunch ? takeoff : null;
  const openMap = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>): void => {
    const input = form?.elements.namedItem('name');
    onMap({ takeoff: place, name: input instanceof HTMLInputElement ? input.value : '' });
  };
  return (
    <NewItemDialog title={words.newSite} kind={newSiteAt(place)} {...props}>
      <div>
        {takeoff && (
          <Checkbox
            label={words.atLaunch(displayCoordinates(takeoff).replace(' ', ', '))}
            checked={isAtLaunch}
            onChange={(event) => setAtLaunch(event.target.checked)}
          />
        )}
        <Button tone="quiet" onClick={openMap}>
          {words.siteOnMap}
        </Button>
      </div>
    </NewItemDialog>
  );
}

function newSiteAt(place: Takeoff | null): NewItemKind<SiteInput> {
  const { lat = null, lng = null, altitude } = place ?? {};
  const blank = siteEntryOf({ ...blankOf(SITE), lat, lng, ...(altitude && { launchAltitude: altitude }) }, 'meters');
  return {
    read: (name) => readSiteEntry({ ...blank, name }),
    save: (input, clientKey) => saveItem({ dataType: 'site', data: { id: 0, ...input }, clientKey }),
  };
}

interface NewItemDialogProps<Input> {
  readonly title: string;
  readonly kind: NewItemKind<Input>;
  /** Called with the id of the item once it is saved. */
  readonly onSaved: (id: number) => void;
  readonly onCancel: () => void;
  /** The fields besides the name. */
  readonly children?: ReactNode;
}

/** Adds a site or a glider by its name, without leaving the form of the flight; the rest can be added on its own page. */
function NewItemDialog<Input>({ title, kind, onSaved, onCancel, children }: NewItemDialogProps<Input>) {
  const { isSaving, error, message, onSubmit } = useNewItem(kind, onSaved);
  return (
    <FormDialog title={title} isBusy={isSaving} message={message} onSubmit={onSubmit} onCancel={onCancel}>
      <NameField name={NAME} autoFocus readOnly={isSaving} error={error} />
      {children}
    </FormDialog>
  );
}

const NAME = 'name';

/** How a new site or glider is made from its name. */
interface NewItemKind<Input> {
  readonly read: (name: string) => EntryResult<Input>;
  /** Saves it, once for one key. Returns its id. */
  readonly save: (input: Input, clientKey: string) => Promise<number>;
}

/** The form of a new item within another form: its name, which saves it. */
interface NewItem {
  readonly isSaving: boolean;
  /** The problem with the name. */
  readonly error: string | undefined;
  /** Any other problem; null for none. */
  readonly message: string | null;
  readonly onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void;
}

/** Saves a new item by its name; calls `onSaved` with its id once the logbook has it. */
function useNewItem<Input>(kind: NewItemKind<Input>, onSaved: (id: number) => void): NewItem {
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
