// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { useModal } from './use-modal.ts';

interface Click {
  readonly detail: number;
  readonly pointerType?: 'mouse' | 'touch';
  /** Since the closing. */
  readonly ms?: number;
}

let reached: Click[];
/** Clicks what lies below the dialog; returns whether the browser would do what a click does there. */
let click: (click: Click) => boolean;

function Modal() {
  return <dialog ref={useModal()} />;
}

afterEach(cleanup);

beforeEach(() => {
  reached = [];
  let clicked: Click = { detail: 0 };
  const below = <button key="below" type="button" onClick={() => reached.push(clicked)} />;
  const { container, rerender } = render([below, <Modal key="modal" />]);
  expect(container.querySelector('dialog')?.open).toBe(true);
  rerender([below]);
  const closedAt = performance.now();
  click = (next) => {
    clicked = next;
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: next.detail });
    const { pointerType = 'mouse', ms = 0 } = next;
    Object.defineProperties(event, { pointerType: { value: pointerType }, timeStamp: { value: closedAt + ms } });
    return container.querySelector('button')?.dispatchEvent(event) === true;
  };
});

it('once it has closed, the second click of a double click clicks nothing, and later clicks do', () => {
  expect([2, 3].map((detail) => click({ detail }))).toEqual([false, false]);
  expect(reached).toEqual([]);
  const later = [1, 2].map((detail) => ({ detail }));
  expect(later.map(click)).toEqual([true, true]);
  expect(reached).toEqual(later);
});

it('the second tap of a double tap clicks nothing, and later taps do', () => {
  expect(click({ detail: 1, pointerType: 'touch', ms: 200 })).toBe(false);
  expect(reached).toEqual([]);
  const later = { detail: 1, pointerType: 'touch', ms: 400 } as const;
  expect(click(later)).toBe(true);
  expect(reached).toEqual([later]);
});

it.each([
  { by: 'a key', detail: 0 },
  { by: 'the mouse', detail: 1 },
])('a first click by $by clicks at once, and ends the holding back', ({ detail }) => {
  expect([detail, 2].map((count) => click({ detail: count }))).toEqual([true, true]);
  expect(reached).toHaveLength(2);
});
