import { describe, expect, it } from 'vitest';
import { CallError } from '#web/api/call-error.ts';
import { failureOf, failureOfPilot } from './submission.ts';

const rejected = (errors: Record<string, string>) => new CallError('validationError', { errors });

describe('failureOf', () => {
  it('shows rejected fields at the fields, without a banner', () => {
    expect(failureOf(rejected({ name: 'Site with this name already exists' }), ['name'])).toEqual({
      byField: { name: 'Site with this name already exists' },
      message: null,
      canRetry: false,
      isGone: false,
    });
  });

  it('shows on top the messages of fields that the form does not have', () => {
    const failure = failureOf(rejected({ name: 'taken', id: 'odd' }), ['name']);
    expect(failure).toEqual({ byField: { name: 'taken' }, message: 'odd', canRetry: false, isGone: false });
  });

  it('has a message even when the server names no field', () => {
    expect(failureOf(new CallError('validationError'), ['name']).message).toBe('Validation failed.');
  });

  it('offers a retry where that may help', () => {
    expect(failureOf(new CallError('ajaxNetworkError'), ['name'])).toEqual({
      byField: {},
      message: 'Server is not responding, please, check your Internet connection.',
      canRetry: true,
      isGone: false,
    });
    expect(failureOf(new CallError('recordNotFound'), [])).toMatchObject({ canRetry: false, isGone: true });
  });

  it("leaves it to the frame to report a session that ended or is another pilot's", () => {
    for (const type of ['authenticationError', 'userMismatch'] as const)
      expect(failureOfPilot(new CallError(type), ['name'])).toEqual({
        byField: {},
        message: null,
        canRetry: false,
        isGone: false,
      });
  });
});
