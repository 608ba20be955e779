import { expect, it, vi } from 'vitest';
import { createHighlight } from './highlight.ts';

it('begins with no stretch', () => {
  expect(createHighlight().stretch()).toBeNull();
});

it('notifies listeners of another stretch only, until they unsubscribe', () => {
  const highlight = createHighlight();
  const listener = vi.fn();
  const unsubscribe = highlight.subscribe(listener);
  highlight.show({ from: 3, to: 8 });
  highlight.show({ from: 3, to: 8 });
  expect(highlight.stretch()).toEqual({ from: 3, to: 8 });
  expect(listener).toHaveBeenCalledTimes(1);
  highlight.show({ from: 3, to: 9 });
  highlight.show(null);
  highlight.show(null);
  expect(highlight.stretch()).toBeNull();
  expect(listener).toHaveBeenCalledTimes(3);
  unsubscribe();
  highlight.show({ from: 0, to: 1 });
  expect(listener).toHaveBeenCalledTimes(3);
});
