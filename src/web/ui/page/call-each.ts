/** Calls each, also after one that throws. Then throws that error, or an `AggregateError` of several. */
export function callEach(calls: Iterable<() => void>): void {
  const errors: unknown[] = [];
  for (const call of calls) {
    try {
      call();
    } catch (error) {
      errors.push(error);
    }
  }
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} calls failed`);
  if (errors.length === 1) throw errors[0];
}
