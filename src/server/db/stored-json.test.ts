import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { storedJson } from './stored-json.ts';

const COUNTS = storedJson('import_runs.counts', v.object({ files: v.number(), bytes: v.optional(v.number(), 0) }));
const ROW = { pilotId: 3, runId: 5 };

describe('stored JSON', () => {
  it('is read by its schema', () => {
    expect(COUNTS.read('{"files":2}', ROW)).toEqual({ files: 2, bytes: 0 });
    for (const read of [COUNTS.readOrNull, COUNTS.readOrReport]) {
      const problems: string[] = [];
      expect(read('{"files":2,"bytes":7}', ROW, (problem) => problems.push(problem))).toEqual({ files: 2, bytes: 7 });
      expect(problems).toEqual([]);
    }
  });

  it.each([
    ['{"files":"secret remarks"}', 'number at files'],
    ['secret remarks', 'parse_json at the whole'],
    ['[]', 'object at files'],
    ['null', 'object at the whole'],
  ])('of another shape, %s, is an error that names the row, not the content', (text, wrong) => {
    const read = () => COUNTS.read(text, ROW);
    const expected = `import_runs.counts of pilotId 3, runId 5 cannot be read: ${wrong}`;
    expect(read).toThrow(expected);
    expect(read).not.toThrow(/secret/);
    const problems: string[] = [];
    expect(COUNTS.readOrReport(text, ROW, (problem) => problems.push(problem))).toBeNull();
    expect(problems).toEqual([expect.stringContaining(expected)]);
    expect(problems[0]).not.toContain('secret');
  });

  it('of another shape may be of another version, what is no JSON is of none', () => {
    const problems: string[] = [];
    const read = (text: string) => COUNTS.readOrNull(text, ROW, (problem) => problems.push(problem));
    for (const text of ['{"files":"secret remarks"}', '[]', 'null']) expect(read(text)).toBeNull();
    expect(problems).toEqual([]);
    expect(read('secret remarks')).toBeNull();
    expect(problems).toEqual(['import_runs.counts of pilotId 3, runId 5 cannot be read: parse_json at the whole']);
  });
});
