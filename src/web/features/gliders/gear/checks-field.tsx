import { type TypedCheck, textOfChecks, typedCheck, typedChecksIn, wrongInputs } from '#domain/fields/gear-entry';
import { MAX_CHECK_WORDS, MAX_CHECKS, MOST_BETWEEN } from '#domain/gear/check-rules';
import { CHECK_KINDS, type GearKind } from '#domain/gear/checks';
import { newCheck, PROPOSALS, type Proposal } from '#domain/gear/proposals';
import { DUE as dueTexts } from '#texts/due';
import { GEAR as gearTexts } from '#texts/gear';
import { GLIDER_CHECK as checkTexts } from '#texts/glider-check';
import { FieldPair } from '#web/parts/form/field-group.tsx';
import { SectionButtons, SectionLead } from '#web/parts/item/section.tsx';
import { Button } from '#web/ui/button.tsx';
import { DateField } from '#web/ui/form/date-field.tsx';
import { NumberField } from '#web/ui/form/number-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import styles from './gear.module.css';
import { uncountedTextOf } from './gear-words.ts';

interface ChecksFieldProps {
  readonly kind: GearKind;
  /** The first day in use, as it is typed. */
  readonly inUseFrom: string;
  /** As `textOfChecks` writes it. */
  readonly value: string;
  /** What is wrong, after an attempt to save it. */
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

const KINDS = CHECK_KINDS.map((what) => ({ value: what, label: dueTexts.checks[what] }));

/** The checks of a piece of gear, with what makers say of their intervals to choose from. */
export function ChecksField({ kind, inUseFrom, value, error, onChange }: ChecksFieldProps) {
  const checks = typedChecksIn(value);
  const change = (next: readonly TypedCheck[]): void => onChange(textOfChecks(next));
  const propose = ({ what, months }: Proposal): void => change(withProposal(checks, what, months));
  const proposals = PROPOSALS[kind].filter(({ what }) => canTake(checks, what));
  return (
    <>
      <SectionLead>{checkTexts.lead}</SectionLead>
      {checks.map((check, index) => (
        <CheckFields
          // biome-ignore lint/suspicious/noArrayIndexKey: Two may be the same while they are typed.
          key={index}
          number={index + 1}
          check={check}
          uncounted={uncountedTextOf(check, inUseFrom)}
          isChecked={error !== undefined}
          onChange={(changed) => change(checks.with(index, { ...check, ...changed }))}
          onRemove={() => change(checks.toSpliced(index, 1))}
        />
      ))}
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
      {checks.length < MAX_CHECKS && (
        <SectionButtons>
          <Button onClick={() => change([...checks, typedCheck(newCheck(unusedKind(checks)))])}>
            <Icon name="plus" />
            {gearTexts.addCheck}
          </Button>
        </SectionButtons>
      )}
      {proposals.length > 0 && (
        <details className={styles.proposal}>
          <summary>{gearTexts.proposals}</summary>
          <p className={styles.light}>{gearTexts.proposalsLead}</p>
          <div className={styles.proposals}>
            {proposals.map((proposal) => (
              <Button key={`${proposal.what} ${proposal.months}`} onClick={() => propose(proposal)}>
                {gearTexts.proposal(dueTexts.checks[proposal.what], proposal.months, proposal.source, proposal.year)}
              </Button>
            ))}
          </div>
        </details>
      )}
    </>
  );
}

/** Whether there is room for a proposal: a check of its kind, or for one more. */
function canTake(checks: readonly TypedCheck[], what: TypedCheck['what']): boolean {
  return checks.length < MAX_CHECKS || checks.some((check) => check.what === what);
}

function withProposal(checks: readonly TypedCheck[], what: TypedCheck['what'], months: number): readonly TypedCheck[] {
  const at = checks.findIndex((check) => check.what === what);
  const check = { ...(checks[at] ?? typedCheck(newCheck(what))), months: String(months) };
  return at === -1 ? [...checks, check] : checks.with(at, check);
}

function unusedKind(checks: readonly TypedCheck[]): TypedCheck['what'] {
  return CHECK_KINDS.find((what) => !checks.some((check) => check.what === what)) ?? 'other';
}

interface CheckFieldsProps {
  readonly number: number;
  readonly check: TypedCheck;
  /** What of it never comes due, in words; null if all does. */
  readonly uncounted: string | null;
  /** Whether what is wrong is shown: after an attempt to save it. */
  readonly isChecked: boolean;
  readonly onChange: (change: Partial<TypedCheck>) => void;
  readonly onRemove: () => void;
}

function CheckFields({ number, check, uncounted, isChecked, onChange, onRemove }: CheckFieldsProps) {
  const wrong = isChecked ? wrongInputs(check) : [];
  const wrongText = (input: keyof TypedCheck, text: string) => (wrong.includes(input) ? text : undefined);
  const limit = (name: 'months' | 'hours' | 'flights') => ({
    label: checkTexts[name],
    value: check[name],
    error: wrongText(name, gearTexts.wrongNumber(MOST_BETWEEN[name])),
    onChange: ({ target }: { readonly target: HTMLInputElement }) => onChange({ [name]: target.value }),
  });
  return (
    <fieldset className={styles.typed}>
      <legend>{gearTexts.check(number)}</legend>
      <SelectField
        label={gearTexts.what}
        choices={KINDS}
        value={check.what}
        onChange={({ target }) => onChange({ what: CHECK_KINDS.find((kind) => kind === target.value) ?? 'other' })}
      />
      {check.what === 'other' && (
        <TextField
          label={gearTexts.words}
          autoComplete="off"
          maxLength={MAX_CHECK_WORDS}
          value={check.words}
          error={wrongText('words', gearTexts.noWords)}
          onChange={({ target }) => onChange({ words: target.value })}
        />
      )}
      <DateField
        label={gearTexts.lastOn}
        value={check.lastOn}
        error={wrongText('lastOn', gearTexts.wrongDay)}
        onChange={({ target }) => onChange({ lastOn: target.value })}
      />
      <FieldPair>
        <NumberField {...limit('months')} />
        <NumberField {...limit('hours')} />
        <NumberField {...limit('flights')} />
      </FieldPair>
      <DateField
        label={gearTexts.nextOn}
        hint={gearTexts.nextOnHint}
        value={check.nextOn}
        error={wrongText('nextOn', gearTexts.wrongNext)}
        onChange={({ target }) => onChange({ nextOn: target.value })}
      />
      {uncounted !== null && <p className={styles.light}>{uncounted}</p>}
      <SectionButtons>
        <Button tone="danger" aria-label={`${gearTexts.removeCheck} ${number}`} onClick={onRemove}>
          {gearTexts.removeCheck}
        </Button>
      </SectionButtons>
    </fieldset>
  );
}
