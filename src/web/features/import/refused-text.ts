import type { Refusal, Refused } from '#contract/import/refused';
import { textsByField } from '#contract/messages/problem-text';
import { IMPORT as importTexts } from '#texts/import';
import { keepAsEnglish } from '#web/english-words.ts';
import { problemTexts } from '#web/problem-texts.ts';
import type { RefusedFile } from './review/review.ts';

const REASONS: Readonly<Record<RefusedFile['reason'], string>> = {
  ...importTexts.problems,
  ...importTexts.rowProblems,
  leftOut: importTexts.review.tableLeftOut,
};

/** Returns why a file, or a row of a table, is refused, in words. */
export function reasonText(reason: RefusedFile['reason']): string {
  return REASONS[reason];
}

/** Something that was refused, in words. */
export interface RefusedTexts {
  readonly name: string;
  readonly reason: string;
}

/** Returns why an item was refused, in words: those stored by an earlier version, where there is no code. */
export function refusedTexts(refused: Refused): RefusedTexts {
  if ('reason' in refused) {
    keepAsEnglish(refused.reason);
    return refused;
  }
  return { name: nameText(refused), reason: refusalText(refused.refusal) };
}

/** Returns where something comes from: a file by its path, or a row of it. */
export function sourceName({ path, row }: Pick<RefusedFile, 'path' | 'row'>): string {
  return row === undefined ? path : importTexts.review.rowOfFile(path, row);
}

function nameText({ name, row, cell }: Extract<Refused, { refusal: unknown }>): string {
  if (name === null) return importTexts.sending.pilot;
  const source = sourceName({ path: name, ...(row !== undefined && { row }) });
  return cell === undefined ? source : `${source}, ${cell}`;
}

function refusalText(refusal: Refusal): string {
  if (refusal.code === 'invalid') return Object.values(textsByField(problemTexts, refusal.problems)).join(' ');
  if (refusal.code === 'savedWithout') return importTexts.sending.savedWithout(refusal.item);
  return reasonText(refusal.code);
}
