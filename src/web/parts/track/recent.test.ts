import { expect, it } from 'vitest';
import { recent } from './recent.ts';

function counting() {
  const asked: number[] = [];
  const ask = async (key: number): Promise<string> => {
    asked.push(key);
    return `answer ${key}`;
  };
  return { asked, ask };
}

it('asks once for what is asked for again', async () => {
  const { asked, ask } = counting();
  const answers = recent(2, ask);
  await answers.get(1);
  expect(await answers.get(1)).toBe('answer 1');
  expect(asked).toEqual([1]);
});

it('keeps those asked for last', async () => {
  const { asked, ask } = counting();
  const answers = recent(2, ask);
  for (const key of [1, 2, 1, 3, 1, 2]) await answers.get(key);
  expect(asked).toEqual([1, 2, 3, 2]);
});

it('asks again after a failure', async () => {
  let calls = 0;
  const answers = recent(2, async () => {
    calls += 1;
    if (calls === 1) throw new Error('no network');
    return 'there';
  });
  await expect(answers.get(1)).rejects.toThrow('no network');
  expect(await answers.get(1)).toBe('there');
});

it('forgets all on request', async () => {
  const { asked, ask } = counting();
  const answers = recent(2, ask);
  await answers.get(1);
  answers.forget();
  await answers.get(1);
  expect(asked).toEqual([1, 1]);
});
