import { type FormEvent, type MouseEvent, useMemo, useState } from 'react';
import { MOST_FLIGHTS_AT_ONCE } from '#contract/flights-changes';
import type { Flight } from '#domain/flight';
import type { FlightsChange } from '#domain/flights-change';
import { readTags, usedTags } from '#domain/tags';
import { FLIGHT_SELECTION as selectionTexts } from '#texts/flight-selection';
import { newClientKey } from '#web/parts/form/client-key.ts';
import { failedOf, useSubmission } from '#web/parts/form/submission.ts';
import { TagsField } from '#web/parts/form/tags-field.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { isTemporary } from '#web/store/pending/pending-change.ts';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { Dialog, DialogButtons } from '#web/ui/overlay/dialog.tsx';
import { choicesOf } from '../../form/flight-choices.ts';
import styles from './changes.module.css';
import { applyChange } from './done-changes.ts';

interface ChangeDialogProps {
  readonly kind: FlightsChange['kind'];
  readonly flights: readonly Flight[];
  readonly logbook: Pick<Logbook, 'flights' | 'sites' | 'gliders'>;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

/** Asks for the value of a change to the selected flights, or to confirm that they are deleted, and applies it. */
export function ChangeDialog(props: ChangeDialogProps) {
  const { flights, onCancel } = props;
  const areUnsent = flights.length > 0 && flights.every(({ id }) => isTemporary(id)); // There is none once they are deleted.
  if (!areUnsent) return <SentFlightsDialog {...props} />;
  return (
    <Dialog question={selectionTexts.onlyUnsent(flights.length)} onCancel={onCancel}>
      <DialogButtons>
        <Button autoFocus onClick={onCancel}>
          {texts.actions.close}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

function SentFlightsDialog({ kind, flights: selected, logbook, onDone, onCancel }: ChangeDialogProps) {
  const [{ value, ids, clientKey }, setKeyed] = useState(() => keyed('', selected));
  const { submission, submit } = useSubmission();
  const isBusy = submission.state === 'busy';
  const flights = selected.filter(({ id }) => !isTemporary(id));
  const unsent = selected.length - flights.length;
  const isTooMany = flights.length > MOST_FLIGHTS_AT_ONCE;
  const change = isTooMany || flights.length === 0 ? null : changeOf(kind, value);
  const apply = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (!change) return;
    const sent = ids === idsOf(flights) ? { ids, clientKey } : keyed(value, flights);
    setKeyed({ value, ...sent });
    const task = () =>
      applyChange(
        flights.map(({ id }) => id),
        change,
        sent.clientKey,
      ).then(onDone);
    const failure = await submit({ job: kind, task });
    if (failure?.message === null) onCancel();
  };
  const message = isTooMany ? selectionTexts.tooMany(MOST_FLIGHTS_AT_ONCE) : failedOf(submission)?.message;
  const isDelete = kind === 'delete';
  return (
    <Dialog question={selectionTexts.questions[kind](flights.length)} isAlert={isDelete} onCancel={onCancel}>
      <form className={styles.form} noValidate onSubmit={(event) => void apply(event)}>
        {message && <Banner message={message} />}
        {unsent > 0 && <p>{selectionTexts.unsent(unsent)}</p>}
        <ValueField
          kind={kind}
          value={value}
          onChange={(next) => setKeyed(keyed(next, flights))}
          flights={flights}
          logbook={logbook}
        />
        <DialogButtons>
          <Button autoFocus={isDelete} disabled={isBusy} onClick={onCancel}>
            {texts.actions.cancel}
          </Button>
          <Button
            type="submit"
            tone={isDelete ? 'dangerFilled' : 'primary'}
            disabled={!change}
            busy={isBusy}
            onMouseDown={keepFocus}
          >
            {isBusy ? selectionTexts.changing : captionOf(kind)}
          </Button>
        </DialogButtons>
      </form>
    </Dialog>
  );
}

/** Another value, or a flight that is gone since, makes another change: one that was made unheard must not stand for it. */
function keyed(value: string, flights: readonly Flight[]) {
  return { value, ids: idsOf(flights), clientKey: newClientKey() };
}

function idsOf(flights: readonly Flight[]): string {
  return flights.map(({ id }) => id).join();
}

interface ValueFieldProps extends Pick<ChangeDialogProps, 'kind' | 'flights' | 'logbook'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function ValueField({ kind, value, onChange, flights, logbook }: ValueFieldProps) {
  const used = useMemo(() => usedTags(logbook.flights.values()), [logbook.flights]);
  const select = {
    value,
    autoFocus: true,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
  };
  if (kind === 'delete') return null;
  if (kind === 'addTags') return <TagsField value={value} onChange={onChange} error={undefined} used={used} />;
  if (kind === 'setSite') {
    const choices = choicesOf(logbook.sites.values(), texts.terms.noSite);
    return <SelectField {...select} label={texts.terms.site} choices={choices} />;
  }
  if (kind === 'setGlider') {
    const choices = choicesOf(logbook.gliders.values(), texts.terms.noGlider);
    return <SelectField {...select} label={texts.terms.glider} choices={choices} />;
  }
  const tags = usedTags(flights);
  if (tags.length === 0) return <p>{selectionTexts.noTags}</p>;
  return (
    <SelectField
      {...select}
      label={selectionTexts.tag}
      choices={['', ...tags].map((tag) => ({ value: tag, label: tag }))}
    />
  );
}

/** A field of tags that loses the focus changes its height, and the button would move away under the pointer. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

function captionOf(kind: FlightsChange['kind']): string {
  return kind === 'delete' ? texts.actions.delete : selectionTexts.apply;
}

/** Returns the change that a dialog's value stands for: the id of an item, or tags; null when there is no tag yet. */
export function changeOf(kind: FlightsChange['kind'], value: string): FlightsChange | null {
  if (kind === 'delete') return { kind };
  if (kind === 'setSite') return { kind, siteId: idOf(value) };
  if (kind === 'setGlider') return { kind, gliderId: idOf(value) };
  const tags = readTags(value);
  return tags.length === 0 ? null : { kind, tags };
}

/** An empty value is that of 'none'. */
function idOf(value: string): number | null {
  return value === '' ? null : Number(value);
}
