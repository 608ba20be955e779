// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clearSessionState } from '#web/session-state.ts';
import { useRowKeys } from './use-row-keys.ts';

const FLIGHTS = [31, 32, 33];
const onSelect = vi.fn();
const onEscape = vi.fn();

function List() {
  useRowKeys({ onSelect, onEscape, searchId: 'search' });
  return (
    <main>
      <input id="search" aria-label="Search" />
      <dialog open>
        <button type="button">In a dialog</button>
      </dialog>
      <table>
        <tbody>
          {FLIGHTS.map((id, index) => (
            <tr key={id} data-index={index}>
              <td>
                <input type="checkbox" aria-label={`Select ${id}`} />
              </td>
              <td>
                <a href={`/flight/${id}`}>{id}</a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  );
}

beforeEach(() => void vi.clearAllMocks());
afterEach(() => {
  cleanup();
  clearSessionState();
});

/** Presses a key where the focus is; returns whether the browser does nothing else with it. */
const press = (key: string, more: KeyboardEventInit = {}) =>
  !fireEvent.keyDown(document.activeElement ?? document.body, { key, ...more });
const focused = () => document.activeElement?.textContent ?? '';
const focus = (id: number) => screen.getByText(id).focus();

describe('the keys of the list', () => {
  it('go to the first row from anywhere, and on from there to the last, without scrolling the page', () => {
    render(<List />);
    const steps = ['j', 'j', 'k', 'ArrowDown', 'ArrowDown', 'j', 'ArrowUp'].map((key) => [press(key), focused()]);
    expect(steps).toEqual(['31', '32', '31', '32', '33', '33', '32'].map((id) => [true, id]));
  });

  it('leave the arrows to the page while no row has the focus', () => {
    render(<List />);
    expect([press('ArrowDown'), press('ArrowUp')]).toEqual([false, false]);
    expect(document.activeElement).toBe(document.body);
  });

  it('select the row that has the focus, also on its checkbox', () => {
    render(<List />);
    press('x');
    expect(onSelect).not.toHaveBeenCalled();
    focus(32);
    press('x');
    screen.getByLabelText('Select 33').focus();
    press('x');
    expect(onSelect.mock.calls).toEqual([[32], [33]]);
  });

  it('end the selection, and lead to the search without typing the slash into it', () => {
    render(<List />);
    press('Escape');
    expect(onEscape).toHaveBeenCalledOnce();
    expect(press('/')).toBe(true);
    expect(document.activeElement).toBe(screen.getByLabelText('Search'));
  });

  it('leave the slash to the browser where the list has no search', () => {
    render(<List />);
    screen.getByLabelText('Search').remove();
    expect(press('/')).toBe(false);
  });

  it.each<[string, () => HTMLElement, KeyboardEventInit]>([
    ['with Ctrl', () => screen.getByText(31), { ctrlKey: true }],
    ['with Cmd', () => screen.getByText(31), { metaKey: true }],
    ['with Alt', () => screen.getByText(31), { altKey: true }],
    ['in a field', () => screen.getByLabelText('Search'), {}],
    ['in a dialog', () => screen.getByText('In a dialog'), {}],
  ])('%s are not the list’s', (_, place, modifier) => {
    render(<List />);
    place().focus();
    for (const key of ['j', 'k', 'x', 'Escape', '/', 'ArrowDown'])
      expect([key, press(key, modifier), document.activeElement === place()]).toEqual([key, false, true]);
    expect([onSelect.mock.calls, onEscape.mock.calls]).toEqual([[], []]);
  });

  it('that something else has used already are not the list’s', () => {
    render(<List />);
    const use = (event: Event): void => event.preventDefault();
    window.addEventListener('keydown', use, { capture: true, once: true });
    press('Escape');
    expect(onEscape).not.toHaveBeenCalled();
  });

  it('are no more once the list has gone', () => {
    const { unmount } = render(<List />);
    unmount();
    press('Escape');
    expect(onEscape).not.toHaveBeenCalled();
  });
});

describe('the row that had the focus last', () => {
  it('has it again after Back, when a key is pressed', () => {
    const { unmount } = render(<List />);
    press('j');
    press('j');
    unmount();
    render(<List />);
    press('j');
    expect(focused()).toBe('32');
  });

  it('counts also when the focus went elsewhere before the list was left', () => {
    const { unmount } = render(<List />);
    focus(33);
    press('x');
    screen.getByText('33').blur();
    press('Escape');
    unmount();
    render(<List />);
    press('k');
    expect(focused()).toBe('33');
  });

  it('is forgotten with the session', () => {
    const { unmount } = render(<List />);
    press('j');
    press('j');
    unmount();
    clearSessionState();
    render(<List />);
    press('j');
    expect(focused()).toBe('31');
  });
});
