import { useEffect, useRef, useState } from 'react';
import { searchFor } from './change-filter.ts';

/** Browsers refuse an address that changes with every letter: Safari after a hundred within half a minute. */
const PAUSE_MS = 150;

/** What is typed into the search field; the address follows at the next pause. */
export interface TypedWords {
  readonly typed: string;
  readonly type: (text: string) => void;
  /** Searches at once. */
  readonly finish: () => void;
}

/** Returns what is typed, beginning with the words of the address, and those again when they change by other means. */
export function useTypedWords(words: string): TypedWords {
  const [typed, setTyped] = useState(words);
  const searched = useRef(words);
  useEffect(() => {
    if (words === searched.current) return;
    searched.current = words;
    setTyped(words);
  }, [words]);
  const finish = (): void => {
    const next = typed.trim();
    if (next === searched.current) return;
    searched.current = next;
    searchFor(next);
  };
  useEffect(() => {
    const timer = setTimeout(finish, PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return { typed, type: setTyped, finish };
}
