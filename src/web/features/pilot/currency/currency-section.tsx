import { useMemo, useState } from 'react';
import { currencyOf } from '#domain/currency/currency';
import { type CurrencyRule, MAX_RULES } from '#domain/currency/rules';
import { isSameValue } from '#domain/fields/entity';
import { namesOf, picked } from '#domain/fields/field';
import { PILOT, type PilotInput } from '#domain/fields/pilot';
import type { LocalDate } from '#domain/local-date';
import { CURRENCY as currencyTexts } from '#texts/currency';
import { callErrorOf } from '#web/api/call-error.ts';
import { useSubmission } from '#web/parts/form/submission.ts';
import { Section, SectionButtons, SectionLead } from '#web/parts/item/section.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { reload, saveItem } from '#web/store/store.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { CardList } from '#web/ui/table/card-list.tsx';
import { CurrencyRow } from './currency-row.tsx';
import { RuleDialog } from './rule-dialog.tsx';

interface CurrencySectionProps {
  readonly logbook: Logbook;
  readonly today: LocalDate;
}

/** The pilot's own rules of currency, as they stand today. */
export function CurrencySection({ logbook, today }: CurrencySectionProps) {
  const { flights, gliders, pilot } = logbook;
  const currencies = useMemo(() => {
    const counted = { flights: [...flights.values()], gliders: [...gliders.values()] };
    return pilot.currencyRules.map((rule) => currencyOf(rule, counted, today));
  }, [flights, gliders, pilot.currencyRules, today]);
  const [opened, setOpened] = useState<{ readonly rule: CurrencyRule | null } | null>(null);
  const { submission, submit } = useSubmission<'saving'>();
  const change = (rule: CurrencyRule | null): void => {
    const task = async (): Promise<void> => {
      await saveRules(pilot, withRule(pilot.currencyRules, opened?.rule ?? null, rule));
      setOpened(null);
    };
    void submit({ job: 'saving', task });
  };
  return (
    <Section title={currencyTexts.title}>
      <SectionLead>{currencyTexts.lead}</SectionLead>
      {currencies.length > 0 && (
        <CardList>
          {currencies.map((currency, index) => (
            <CurrencyRow
              // biome-ignore lint/suspicious/noArrayIndexKey: Two rules may be the same.
              key={index}
              currency={currency}
              today={today}
              onChange={() => setOpened({ rule: currency.rule })}
            />
          ))}
        </CardList>
      )}
      <SectionButtons>
        {currencies.length < MAX_RULES ? (
          <Button onClick={() => setOpened({ rule: null })}>
            <Icon name="plus" />
            {currencyTexts.add}
          </Button>
        ) : (
          <SectionLead>{currencyTexts.full(MAX_RULES)}</SectionLead>
        )}
      </SectionButtons>
      {opened && (
        <RuleDialog
          rule={opened.rule}
          logbook={logbook}
          isBusy={submission.state === 'busy'}
          message={submission.state === 'failed' ? submission.failed.message : null}
          onSave={change}
          onRemove={() => change(null)}
          onCancel={() => setOpened(null)}
        />
      )}
    </Section>
  );
}

/** Returns the rules with one in the place of another, added, or taken away. One that was changed elsewhere meanwhile stays beside it. */
export function withRule(
  rules: readonly CurrencyRule[],
  before: CurrencyRule | null,
  after: CurrencyRule | null,
): readonly CurrencyRule[] {
  const at = before === null ? -1 : rules.findIndex((rule) => isSameValue(rule, before));
  const added = after === null ? [] : [after];
  return at === -1 ? [...rules, ...added] : rules.toSpliced(at, 1, ...added);
}

/** Saves the rules as a part of the pilot. Where another device has changed them, theirs are loaded, and the call rejects. */
async function saveRules(pilot: PilotInput, currencyRules: readonly CurrencyRule[]): Promise<void> {
  const before = picked(pilot, namesOf(PILOT));
  try {
    await saveItem({ dataType: 'pilot', data: { ...before, currencyRules: [...currencyRules] }, before });
  } catch (thrown) {
    if (callErrorOf(thrown).conflicts.length > 0) await reload();
    throw thrown;
  }
}
