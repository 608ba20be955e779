/** Answers that were asked for lately. */
export interface Recent<Key, Answer> {
  /** The answer, asked for once; one that failed is asked for again. */
  readonly get: (key: Key) => Promise<Answer>;
  readonly forget: () => void;
}

/** Keeps the `limit` answers asked for last. */
export function recent<Key, Answer>(limit: number, ask: (key: Key) => Promise<Answer>): Recent<Key, Answer> {
  const kept = new Map<Key, Promise<Answer>>();
  const asked = (key: Key): Promise<Answer> => {
    const answer = ask(key);
    answer.catch(() => {
      if (kept.get(key) === answer) kept.delete(key);
    });
    return answer;
  };
  return {
    get: (key) => {
      const answer = kept.get(key) ?? asked(key);
      kept.delete(key);
      kept.set(key, answer);
      const [oldest] = kept.keys();
      if (kept.size > limit && oldest !== undefined) kept.delete(oldest);
      return answer;
    },
    forget: () => kept.clear(),
  };
}
