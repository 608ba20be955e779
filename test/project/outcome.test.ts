import { describe, expect, it } from 'vitest';
import { outcomeOf } from '../../scripts/outcome.mjs';

describe('the exit code of a test run', () => {
  it.each([
    [{ failed: 0, skipped: 0 }, true, 0],
    [{ failed: 0, skipped: 1 }, false, 0],
    [{ failed: 0, skipped: 1 }, true, 1],
    [{ failed: 1, skipped: 0 }, false, 1],
  ])('for %o, in CI: %s, is %i', (counts, isCi, code) => {
    expect(outcomeOf(counts, isCi).code).toBe(code);
  });

  it('has a reason when a skipped test is the cause', () => {
    expect(outcomeOf({ failed: 0, skipped: 3 }, true).reason).toContain('3');
    expect(outcomeOf({ failed: 0, skipped: 0 }, true).reason).toBeNull();
  });
});
