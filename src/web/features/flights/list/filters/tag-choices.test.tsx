// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { TagChoices } from './tag-choices.tsx';

const tags = (count: number, length: number) =>
  Array.from({ length: count }, (_, i) => ({ value: `${i + 1} `.padEnd(length, 'x'), count: 100 - i }));
const show = (all: ReturnType<typeof tags>) => render(<TagChoices tags={all} chosen={[]} />);
const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

afterEach(cleanup);

it('shows the most frequent of many long tags, the others on demand, and then the way back', () => {
  show(tags(20, 30));
  const first = names();
  expect(first).toHaveLength(6);
  expect(first[0]).toMatch(/^1 /);
  fireEvent.click(screen.getByRole('button', { name: '15 more tags', expanded: false }));
  expect(names()).toHaveLength(21);
  fireEvent.click(screen.getByRole('button', { name: 'Fewer tags', expanded: true }));
  expect(names()).toEqual(first);
});

it('shows many short tags at once', () => {
  show(tags(15, 5));
  expect(names()).toHaveLength(15);
});

it('leaves no single tag to a click', () => {
  show(tags(6, 30));
  expect(names()).toHaveLength(6);
});
