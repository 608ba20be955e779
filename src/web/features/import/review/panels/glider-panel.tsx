import { compareNames } from '#domain/order/text-order';
import { texts } from '#web/texts.ts';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { importTexts } from '../../import-texts.ts';
import { choiceOfValue, valueOfChoice } from '../choice.ts';
import { type GliderText, proposedGlider } from '../items/propose-gliders.ts';
import type { Review } from '../use-review.ts';
import { Panel } from './panel.tsx';
import styles from './panels.module.css';

const { gliders: words, sites } = importTexts;

/** Maps what files call a glider to a glider, once for each name. */
export function GliderPanel({ review }: { readonly review: Review }) {
  const { gliderTexts } = review;
  return (
    <Panel title={words.title} lead={words.lead} count={gliderTexts.length}>
      {gliderTexts.map((text) => (
        <GliderRow key={text.key} text={text} review={review} />
      ))}
    </Panel>
  );
}

function GliderRow({ text, review }: { readonly text: GliderText; readonly review: Review }) {
  const { gliders } = review.logbook;
  const chosen = review.answers.gliderTexts.get(text.key) ?? proposedGlider(text, gliders);
  const name = text.key === '' ? words.none : text.text;
  const own = [...gliders.values()].sort(compareNames);
  return (
    <div className={styles.row}>
      <div className={styles.named}>
        <span className={styles.name}>{name}</span>
        <span className={styles.count}>{sites.flights(text.count)}</span>
      </div>
      <SelectField
        label={texts.terms.glider}
        aria-label={words.gliderFor(name)}
        choices={[
          { value: '', label: texts.terms.noGlider },
          ...own.map((glider) => ({ value: valueOfChoice({ kind: 'own', id: glider.id }), label: glider.name })),
          ...(text.key === ''
            ? []
            : [{ value: valueOfChoice({ kind: 'new', ref: text.key }), label: words.newGlider(text.text) }]),
        ]}
        value={valueOfChoice(chosen)}
        onChange={({ target }) =>
          review.dispatch({ type: 'gliderOfTextChosen', key: text.key, choice: choiceOfValue(target.value) })
        }
      />
    </div>
  );
}
