// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useModal } from './use-modal.ts';

function Modal() {
  return <dialog ref={useModal()} />;
}

const pageWith = (modal: boolean, onClick: () => void) => (
  <>
    <button type="button" onClick={onClick} />
    {modal && <Modal />}
  </>
);

afterEach(cleanup);

it('the second click of a double click that closed it reaches nothing, and later clicks do', () => {
  const reached: number[] = [];
  let detail = 0;
  const onClick = (): number => reached.push(detail);
  const { container, rerender } = render(pageWith(true, onClick));
  const below = container.querySelector('button');
  const click = (count: number): void => {
    detail = count;
    below?.dispatchEvent(new MouseEvent('click', { bubbles: true, detail }));
  };
  expect(container.querySelector('dialog')?.open).toBe(true);
  rerender(pageWith(false, onClick));
  for (const count of [2, 3]) click(count);
  expect(reached).toEqual([]);
  for (const count of [1, 2]) click(count);
  expect(reached).toEqual([1, 2]);
});
