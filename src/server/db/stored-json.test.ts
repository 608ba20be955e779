import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { storedJson } from './stored-json.ts';

const COUNTS = storedJson('import_runs.counts', v.object({ files: v.number(), bytes: v.optional(v.number(), 0) }));
const ROW = { pilotId: 3, runId: 5 };

describe('stored JSON', () => {
  it('is read by its schema', () => {
    expect(COUNTS.read('{"files":2}', ROW)).toEqual({ files: 2, bytes: 0 });
    expect(COUNTS.readOrNull('{"files":2,"bytes":7}', ROW)).toEqual({ files: 2, bytes: 7 });
  });

  it.each([
    ['{"files":"secret remarks"}', 'number at files'],
    ['secret remarks', 'parse_json at the whole'],
    ['[]', 'object at files'],
    ['null', 'object at the whole'],
  ])('of another shape, %s, is an error that names the row, not the content', (text, wrong) => {
    const read = () => COUNTS.read(text, ROW);
    expect(read).toThrow(`import_runs.counts of pilotId 3, runId 5 cannot be read: ${wrong}`);
    expect(read).not.toThrow(/secret/);
  });

  it('of another shape may be of another version, what is no JSON is of none', () => {
    for (const text of ['{"files":"secret remarks"}', '[]', 'null']) expect(COUNTS.readOrNull(text, ROW)).toBeNull();
    expect(() => COUNTS.readOrNull('secret remarks', ROW)).toThrow(
      'import_runs.counts of pilotId 3, runId 5 cannot be read: parse_json at the whole',
    );
  });
});
