import { compareNames } from '#domain/order/text-order';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField, type SelectOption } from '#web/ui/form/select-field.tsx';
import { Dialog, DialogButtons } from '#web/ui/overlay/dialog.tsx';
import { importTexts } from '../../import-texts.ts';
import { sourceName } from '../../refused-text.ts';
import { choiceOfValue, valueOfChoice } from '../choice.ts';
import type { ReviewRow } from '../review-rows.ts';
import type { Review } from '../use-review.ts';
import styles from './row-dialog.module.css';

const { review: words, gliders, sites } = importTexts;

interface RowDialogProps {
  readonly review: Review;
  readonly row: ReviewRow;
  readonly onClose: () => void;
}

/** Changes the site and the glider of one flight. */
export function RowDialog({ review, row, onClose }: RowDialogProps) {
  const { date, time, source } = row.item.found;
  const keys = [row.key];
  return (
    <Dialog question={words.change(words.flightOf(texts.dates.day(date), time))} onCancel={onClose}>
      {/* In its row a long one is cut. */}
      <p className={styles.source}>{sourceName(source)}</p>
      <div className={styles.fields}>
        <SelectField
          label={texts.terms.site}
          choices={siteOptions(review)}
          disabled={row.entry !== null && row.entry.siteId !== null}
          value={valueOfChoice(row.site)}
          onChange={({ target }) => review.dispatch({ type: 'siteChosen', keys, choice: choiceOfValue(target.value) })}
        />
        <SelectField
          label={texts.terms.glider}
          choices={gliderOptions(review)}
          disabled={row.entry !== null && row.entry.gliderId !== null}
          value={valueOfChoice(row.glider)}
          onChange={({ target }) =>
            review.dispatch({ type: 'gliderChosen', keys, choice: choiceOfValue(target.value) })
          }
        />
      </div>
      <DialogButtons>
        <Button tone="primary" autoFocus onClick={onClose}>
          {words.done}
        </Button>
      </DialogButtons>
    </Dialog>
  );
}

function siteOptions({ logbook, newSites, siteNames }: Review): readonly SelectOption[] {
  return [
    { value: '', label: texts.terms.noSite },
    ...ownOptions(logbook.sites),
    ...newSites.flatMap(({ site: { ref } }) => {
      const named = siteNames.get(ref);
      if (named === undefined) return [];
      const label = named.joins === 'own' ? named.name : sites.newNamed(named.name);
      return [{ value: valueOfChoice({ kind: 'new', ref }), label }];
    }),
  ];
}

function gliderOptions({ logbook, gliderTexts }: Review): readonly SelectOption[] {
  return [
    { value: '', label: texts.terms.noGlider },
    ...ownOptions(logbook.gliders),
    ...gliderTexts
      .filter(({ key }) => key !== '')
      .map(({ key, text }) => ({ value: valueOfChoice({ kind: 'new', ref: key }), label: gliders.newGlider(text) })),
  ];
}

function ownOptions(
  items: ReadonlyMap<number, { readonly id: number; readonly name: string }>,
): readonly SelectOption[] {
  return [...items.values()]
    .sort(compareNames)
    .map(({ id, name }) => ({ value: valueOfChoice({ kind: 'own', id }), label: name }));
}
