import * as v from 'valibot';

/** Names a row in an error by the values of its key. */
export type RowName = Readonly<Record<string, string | number>>;

/** Receives the fault of a row: its name and where, without the content, which is the pilot's. */
export type DamageReport = (problem: string) => void;

/** A column that holds JSON. A list reads its rows with a report: a damaged one costs itself only. */
export interface StoredJson<Value> {
  /** Returns the value of a row. Throws an error that names the row and the fault. */
  readonly read: (text: string, row: RowName) => Value;
  /** Returns the same; null for what cannot be read, after it was reported. */
  readonly readOrReport: (text: string, row: RowName, report: DamageReport) => Value | null;
  /** Returns the same; null for another shape, where another version may have written it. What is no JSON is reported: none has written that. */
  readonly readOrNull: (text: string, row: RowName, report: DamageReport) => Value | null;
}

/** Returns what reads a JSON column, named as `table.column`: whatever is in the database has the shape of the schema after it. */
export function storedJson<Schema extends v.GenericSchema>(
  column: string,
  schema: Schema,
): StoredJson<v.InferOutput<Schema>> {
  const stored = v.pipe(v.string(), v.parseJson(), schema);
  const problemOf = (row: RowName, issues: readonly v.BaseIssue<unknown>[]): string => {
    const name = Object.entries(row).map(([key, value]) => `${key} ${value}`);
    return `${column} of ${name.join(', ')} cannot be read: ${placesOf(issues)}`;
  };
  return {
    read: (text, row) => {
      const { success, output, issues } = v.safeParse(stored, text);
      if (success) return output;
      throw new Error(problemOf(row, issues));
    },
    readOrReport: (text, row, report) => {
      const { success, output, issues } = v.safeParse(stored, text);
      if (success) return output;
      report(problemOf(row, issues));
      return null;
    },
    readOrNull: (text, row, report) => {
      const { success, output, issues } = v.safeParse(stored, text);
      if (success) return output;
      if (issues[0].type === 'parse_json') report(problemOf(row, issues));
      return null;
    },
  };
}

/** Returns where the issues are; the text as a whole has no path. */
function placesOf(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => `${issue.type} at ${v.getDotPath(issue) ?? 'the whole'}`).join(', ');
}
