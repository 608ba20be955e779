import * as v from 'valibot';

/** Names a row in an error by the values of its key. */
export type RowName = Readonly<Record<string, string | number>>;

/** A column that holds JSON. */
export interface StoredJson<Value> {
  /** Returns the value of a row. Throws an error that names the row and what is wrong there, without the content: that is the pilot's. */
  readonly read: (text: string, row: RowName) => Value;
  /** Returns the same; null for another shape, where another version may have written it. Throws for what is no JSON: none has written that. */
  readonly readOrNull: (text: string, row: RowName) => Value | null;
}

/** Returns what reads a JSON column, named as `table.column`: whatever is in the database has the shape of the schema after it. */
export function storedJson<Schema extends v.GenericSchema>(
  column: string,
  schema: Schema,
): StoredJson<v.InferOutput<Schema>> {
  const stored = v.pipe(v.string(), v.parseJson(), schema);
  const unreadable = (row: RowName, issues: readonly v.BaseIssue<unknown>[]): Error => {
    const name = Object.entries(row).map(([key, value]) => `${key} ${value}`);
    return new Error(`${column} of ${name.join(', ')} cannot be read: ${placesOf(issues)}`);
  };
  return {
    read: (text, row) => {
      const { success, output, issues } = v.safeParse(stored, text);
      if (success) return output;
      throw unreadable(row, issues);
    },
    readOrNull: (text, row) => {
      const { success, output, issues } = v.safeParse(stored, text);
      if (success) return output;
      if (issues[0].type === 'parse_json') throw unreadable(row, issues);
      return null;
    },
  };
}

/** Returns where the issues are; the text as a whole has no path. */
function placesOf(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => `${issue.type} at ${v.getDotPath(issue) ?? 'the whole'}`).join(', ');
}
