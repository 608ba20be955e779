// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { answerOf, useFirstStepsAnswer } from './onboarding.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

describe('what a pilot says about the first steps', () => {
  it('is kept in the browser, for this pilot alone', () => {
    const { result } = renderHook(() => useFirstStepsAnswer(7));
    expect(result.current[0]).toBeNull();
    act(() => result.current[1]('nothingBefore'));
    expect(result.current[0]).toBe('nothingBefore');
    expect([answerOf(7), answerOf(8)]).toEqual(['nothingBefore', null]);
  });

  it('can be another one later', () => {
    const { result } = renderHook(() => useFirstStepsAnswer(7));
    act(() => result.current[1]('nothingBefore'));
    act(() => result.current[1]('hidden'));
    expect(answerOf(7)).toBe('hidden');
  });

  it('is nothing where something else is stored', () => {
    localStorage.setItem('first-steps-7', 'constructor');
    expect(answerOf(7)).toBeNull();
  });
});
