import { beforeEach, describe, expect, it, vi } from 'vitest';
import { findingsOf } from '#domain/findings/findings';
import { flownAir } from '#test/builders/flown-air';
import { type FindingsSource, followFindings, type PageFindings, type ServerFindings } from './follow-findings.ts';

const FOUND = findingsOf(
  flownAir([
    { seconds: 120, climb: -1 },
    { seconds: 240, turn: 18, climb: 2 },
  ]).track,
);
const COMPUTED = { figures: FOUND.figures, phases: FOUND.phases };

/** Follows findings whose stored answers come in turn, the last one again and again. */
async function follow(answers: readonly (ServerFindings | Error)[], more: Partial<FindingsSource> = {}) {
  const shown: PageFindings[] = [];
  const asked: boolean[] = [];
  const leaving = new AbortController();
  const source: FindingsSource = {
    stored: async (again) => {
      asked.push(again);
      const answer = answers[Math.min(asked.length, answers.length) - 1] ?? null;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    computed: async () => COMPUTED,
    pause: async () => undefined,
    ...more,
  };
  await followFindings(source, (findings) => shown.push(findings), leaving.signal);
  return { shown, asked };
}

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});

describe('findings of a flight', () => {
  it('that are stored are shown at once, and asked for once', async () => {
    const { shown, asked } = await follow([FOUND]);
    expect(shown).toEqual([{ found: FOUND, scores: FOUND.scores }]);
    expect(asked).toEqual([false]);
  });

  it('that come later are asked for anew; the browser computes its part meanwhile', async () => {
    const { shown, asked } = await follow([null, null, null, FOUND]);
    expect(shown.map(({ scores }) => scores)).toEqual(['scoring', 'scoring', 'scoring', FOUND.scores]);
    expect(shown.map(({ found }) => found)).toEqual([null, COMPUTED, COMPUTED, FOUND]);
    expect(asked).toEqual([false, true, true, true]);
  });

  it('that do not come within a minute are missing, and not asked for again', async () => {
    const { shown, asked } = await follow([null]);
    expect(asked).toHaveLength(30);
    expect(shown.at(-1)).toEqual({ found: COMPUTED, scores: 'missing' });
  });

  it('that the server cannot compute are not asked for again; the browser shows what it can', async () => {
    const { shown, asked } = await follow([null, 'failed']);
    expect(asked).toEqual([false, true]);
    expect(shown.at(-1)).toEqual({ found: COMPUTED, scores: 'failed' });
    expect((await follow(['failed'], { computed: async () => null })).shown).toEqual([
      { found: null, scores: 'failed' },
    ]);
  });

  it('may fail to come: they are asked for again, and the page shows what it has', async () => {
    const failing = { computed: () => Promise.reject(new Error('The findings stopped.')) };
    expect((await follow([new Error('offline'), new Error('offline'), FOUND], failing)).shown.at(-1)?.found).toBe(
      FOUND,
    );
    expect((await follow([new Error('offline')], failing)).shown.at(-1)).toEqual({ found: null, scores: 'missing' });
  });

  it('are not shown on a page that was left', async () => {
    const shown: PageFindings[] = [];
    const leaving = new AbortController();
    const stored = async () => {
      leaving.abort();
      return FOUND;
    };
    const source = { stored, computed: async () => COMPUTED, pause: async () => undefined };
    await followFindings(source, (findings) => shown.push(findings), leaving.signal);
    expect(shown).toEqual([]);
  });
});
