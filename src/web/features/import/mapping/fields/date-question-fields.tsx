import { useId } from 'react';
import { readDate } from '#domain/import/table/cells/date-cell';
import type { DateOrder } from '#domain/import/table/table-mapping';
import { texts } from '#web/texts.ts';
import { importTexts } from '../../import-texts.ts';
import type { TableControls } from '../use-table-mapping.ts';
import styles from './fields.module.css';

const { mapping: words } = importTexts;

interface DateQuestionFieldsProps {
  readonly table: TableControls;
  /** Whether the pilot has tried to go on without an answer. */
  readonly isMissing: boolean;
}

/** Asks for the order of day and month where the column does not say it, with cells of the table; renders nothing otherwise. */
export function DateQuestionFields({ table, isMissing }: DateQuestionFieldsProps) {
  const name = useId();
  const { dateQuestion, dateAnswer } = table.draft;
  if (dateQuestion === null) return null;
  return (
    <fieldset className={styles.question} aria-describedby={`${name}-lead`}>
      <legend className={styles.legend}>{words.dateQuestion}</legend>
      <p id={`${name}-lead`}>{words.dateQuestionLead}</p>
      {dateQuestion.orders.map((order, index) => (
        <label key={order} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={order}
            checked={dateAnswer === order}
            data-missing={isMissing && index === 0}
            onChange={() => table.dispatch({ type: 'dateOrderChosen', order })}
          />
          <span>
            <strong>{words.dateOrders[order]}</strong>
            {dateQuestion.cells.map((cell) => (
              <span key={cell} className={styles.reading}>
                {readingOf(cell, order)}
              </span>
            ))}
          </span>
        </label>
      ))}
      {isMissing && (
        <p className={styles.error} role="alert">
          {words.dateAnswerMissing}
        </p>
      )}
    </fieldset>
  );
}

function readingOf(cell: string, order: DateOrder): string {
  const read = readDate(cell, order);
  return read === null ? '' : words.dateReading(cell, texts.dates.day(read.date));
}
