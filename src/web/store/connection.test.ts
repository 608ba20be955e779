import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Connection } from './connection.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A connection of a page, and after how many milliseconds it has asked what. */
function opened() {
  const [start, asked] = [Date.now(), [] as [number, string][]];
  const page = { isVisible: true, onPoll: (): void => undefined };
  const connection = new Connection({
    ask: () => void asked.push([Date.now() - start, 'ask']),
    poll: () => {
      asked.push([Date.now() - start, 'poll']);
      page.onPoll();
    },
    isVisible: () => page.isVisible,
  });
  return { connection, asked, page };
}

describe('a connection', () => {
  it('is answering only once a call was answered, and not after the network has changed', () => {
    const { connection } = opened();
    const state = () => [connection.isAnswering, connection.isSilent];
    expect(state()).toEqual([false, false]);
    connection.heard(true);
    expect(state()).toEqual([true, false]);
    connection.heard(false);
    expect(state()).toEqual([false, true]);
    connection.begin();
    expect(state()).toEqual([false, false]);
  });

  it('that is silent is asked every half minute until it answers', () => {
    const { connection, asked } = opened();
    connection.heard(false);
    vi.advanceTimersByTime(30_000);
    connection.heard(false);
    vi.advanceTimersByTime(30_000);
    connection.heard(true);
    vi.advanceTimersByTime(600_000);
    expect(asked).toEqual([
      [30_000, 'ask'],
      [60_000, 'ask'],
      [60_000, 'ask'], // At once: what is pending can be sent.
    ]);
  });

  it('over which nothing can be saved says so, and is asked ever more rarely', () => {
    const { connection, asked } = opened();
    connection.heard(true);
    for (let times = 0; times < 8; times += 1) {
      connection.heardOfSave(false);
      expect(connection.cannotSave).toBe(true);
      vi.advanceTimersByTime(300_000);
    }
    const waits = asked.map(([at], index) => at - index * 300_000);
    expect(waits).toEqual([5_000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000]);
    connection.heardOfSave(true);
    expect(connection.cannotSave).toBe(false);
  });

  it('that cannot save still says so after a silence', () => {
    const { connection } = opened();
    connection.heard(true);
    connection.heardOfSave(false);
    connection.heard(false);
    expect(connection.cannotSave).toBe(false);
    connection.heard(true);
    expect(connection.cannotSave).toBe(true);
  });

  it('asks nothing while nobody sees the page', () => {
    const { connection, asked, page } = opened();
    page.isVisible = false;
    connection.heard(false);
    vi.advanceTimersByTime(600_000);
    expect(asked).toEqual([]);
  });
});

describe('what the server computes', () => {
  it('is asked for ever more rarely, and no more once it is done', () => {
    const { connection, asked, page } = opened();
    const responses = [true, true, false];
    page.onPoll = () => connection.heardOfJobs(responses.shift() ?? false);
    connection.heardOfJobs(true);
    vi.advanceTimersByTime(60_000);
    expect(asked.map(([at]) => at)).toEqual([1_000, 2_500, 4_750]);
  });

  it('is given up after a quarter of an hour, until something else is loaded', () => {
    const { connection, asked, page } = opened();
    page.onPoll = () => connection.heardOfJobs(true);
    connection.heardOfJobs(true);
    vi.advanceTimersByTime(86_400_000);
    expect([asked.length, (asked.at(-1)?.[0] ?? 0) < 900_000]).toEqual([15, true]);
    connection.heardOfJobs(true);
    vi.advanceTimersByTime(1_000);
    expect(asked).toHaveLength(16);
  });
});
