// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';
import { filterIn } from '#contract/pages/flight-list-address';
import { useListSearch } from './list-search.ts';
import { useTypedWords } from './use-typed-words.ts';

beforeEach(() => {
  history.replaceState(null, '', '/flights');
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** The search field of a list. */
function openField() {
  const { result, unmount } = renderHook(() => useTypedWords(filterIn(useListSearch()).words));
  return {
    typed: () => result.current.typed,
    type: (text: string) => act(() => result.current.type(text)),
    finish: () => act(async () => result.current.finish()),
    unmount,
  };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const address = () => window.location.search;

it('the address follows at a pause after the last letter, not between two letters', async () => {
  const field = openField();
  for (const text of ['r', 'ru', 'rus']) {
    await pass(100);
    field.type(text);
  }
  await pass(149);
  expect(address()).toBe('');
  await pass(1);
  expect(address()).toBe('?q=rus');
});

it('it follows at once where the pilot is done, without spaces around the words', async () => {
  const field = openField();
  field.type(' rush ');
  await field.finish();
  expect(address()).toBe('?q=rush');
});

it('what is typed stays as it was typed, until the words of the address change by other means', async () => {
  const field = openField();
  field.type(' rush ');
  await pass(150);
  expect([address(), field.typed()]).toEqual(['?q=rush', ' rush ']);
  act(() => navigate('/flights?q=vounetz'));
  expect(field.typed()).toBe('vounetz');
  await pass(1_000);
  expect(address()).toBe('?q=vounetz');
});

it('the field begins with the words of the address, and has them again after Back', async () => {
  history.replaceState(null, '', '/flights?q=rush');
  const field = openField();
  expect(field.typed()).toBe('rush');
  field.type('vounetz');
  await pass(150);
  act(() => navigate('/flights?q=rush'));
  expect(field.typed()).toBe('rush');
});

it('a field that has gone searches for nothing', async () => {
  const field = openField();
  field.type('rush');
  field.unmount();
  await pass(1_000);
  expect(address()).toBe('');
});
