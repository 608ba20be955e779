import { useEffect, useEffectEvent, useState } from 'react';
import { callErrorOf } from '#web/api/call-error.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { useLatest } from '#web/ui/requests/use-latest.ts';
import { IMPORT_CALLS } from '../calls.ts';
import { sourceOf } from '../choosing/chosen-files.ts';
import { importTexts } from '../import-texts.ts';
import type { ChosenSource } from '../parse/readings.ts';
import type { ReviewContent } from '../review/review.ts';
import { compare } from './compare.ts';
import type { ReadFiles } from './read-given.ts';

/** The states of comparing; `failed`: its calls, which can be repeated. */
export type ComparisonState = { readonly state: 'comparing' } | { readonly state: 'failed'; readonly message: string };

interface ComparingOptions {
  readonly given: readonly ChosenSource[];
  readonly read: ReadFiles;
  readonly logbook: Pick<Logbook, 'flights' | 'sites' | 'gliders'>;
  readonly onCompared: (content: ReviewContent) => void;
}

/** Compares what was read with the logbook; returns how far it is, and what compares once more. */
export function useComparing({ given, read, logbook, onCompared }: ComparingOptions) {
  const [comparing, setComparing] = useState<ComparisonState>({ state: 'comparing' });
  const begin = useLatest();
  const start = async (): Promise<void> => {
    const isLatest = begin();
    const source = sourceOf(given, importTexts.page.source);
    setComparing({ state: 'comparing' });
    try {
      const content = await compare({ source, read, logbook, calls: IMPORT_CALLS });
      if (isLatest()) onCompared(content);
    } catch (thrown) {
      if (isLatest()) setComparing({ state: 'failed', message: callErrorOf(thrown).message });
    }
  };
  const startNow = useEffectEvent(start);
  useEffect(() => {
    void startNow();
  }, []);
  return { comparing, retry: start };
}
