// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useLongPress } from './use-long-press.ts';

const LONG_MS = 500;
const AT = { clientX: 100, clientY: 100 };
const FINGER = { ...AT, pointerType: 'touch' };

let pressed: number[] = [];
const press = (id: number): void => void pressed.push(id);

function List({ onPress = press }: { readonly onPress?: (id: number) => void }) {
  useLongPress(onPress);
  return (
    <table>
      <thead>
        <tr>
          <th>
            <a href="/flights?sort=date">Date</a>
          </th>
        </tr>
      </thead>
      <tbody>
        <tr data-index={0}>
          <td>
            <label>
              Select
              <input type="checkbox" />
            </label>
          </td>
          <td>
            <a href="/flight/12">2024-05-25</a>
          </td>
          <td>Kandel</td>
        </tr>
      </tbody>
    </table>
  );
}

beforeEach(() => {
  pressed = [];
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const rest = (ms = LONG_MS) => vi.advanceTimersByTime(ms);
const cell = () => screen.getByText('Kandel');
const link = () => screen.getByText('2024-05-25');
/** Returns whether a listener of the link, or else the browser, does something with an event. */
function passes(type: 'click' | 'contextmenu'): boolean {
  let isSeen = false;
  const see = (event: Event): void => {
    isSeen = true;
    event.preventDefault(); // The DOM of unit tests would follow the link.
  };
  const row = link();
  row.addEventListener(type, see, { once: true });
  const event = new MouseEvent(type, { bubbles: true, cancelable: true });
  fireEvent(row, event);
  row.removeEventListener(type, see);
  return isSeen || !event.defaultPrevented;
}

describe('a finger that rests on a row', () => {
  it('selects its flight after half a second, once', () => {
    render(<List />);
    fireEvent.pointerDown(cell(), FINGER);
    rest(LONG_MS - 1);
    expect(pressed).toEqual([]);
    rest(1);
    expect(pressed).toEqual([12]);
    rest(LONG_MS);
    expect(pressed).toEqual([12]);
  });

  it('opens nothing when it is lifted: neither the flight nor a menu; the next tap does', () => {
    render(<List />);
    fireEvent.pointerDown(link(), FINGER);
    rest();
    expect(passes('contextmenu')).toBe(false);
    fireEvent.pointerUp(link(), FINGER);
    expect(passes('click')).toBe(false);
    fireEvent.pointerDown(link(), FINGER);
    fireEvent.pointerUp(link(), FINGER);
    expect(passes('click')).toBe(true);
  });

  it('lets the next tap open the flight also where the browser has made no click of lifting it', () => {
    render(<List />);
    fireEvent.pointerDown(link(), FINGER);
    rest();
    fireEvent.pointerUp(link(), FINGER);
    fireEvent.pointerDown(link(), FINGER);
    fireEvent.pointerUp(link(), FINGER);
    expect(passes('click')).toBe(true);
  });

  it('has no menu before the half second either, which the browser may open sooner', () => {
    render(<List />);
    fireEvent.pointerDown(link(), FINGER);
    rest(LONG_MS - 100);
    expect(passes('contextmenu')).toBe(false);
    rest(100);
    expect(pressed).toEqual([12]);
  });

  it('keeps no click of another device from opening a flight', () => {
    render(<List />);
    fireEvent.pointerDown(link(), FINGER);
    expect(passes('click')).toBe(true);
  });

  it('may tremble, by ten pixels', () => {
    render(<List />);
    fireEvent.pointerDown(cell(), FINGER);
    fireEvent.pointerMove(cell(), { clientX: 106, clientY: 108 });
    rest();
    expect(pressed).toEqual([12]);
  });
});

describe('no flight is selected by', () => {
  it.each<[string, () => void]>([
    ['a finger that is lifted', () => fireEvent.pointerUp(cell(), FINGER)],
    ['a finger that scrolls', () => fireEvent.pointerMove(cell(), { clientX: 100, clientY: 111 })],
    ['a page that scrolls', () => fireEvent.scroll(document)],
    ['a finger that the browser takes for a gesture', () => fireEvent.pointerCancel(cell(), FINGER)],
  ])('%s within half a second, and a tap still opens', (_, meanwhile) => {
    render(<List />);
    fireEvent.pointerDown(cell(), FINGER);
    rest(LONG_MS - 1);
    meanwhile();
    rest();
    expect(pressed).toEqual([]);
    expect(passes('click')).toBe(true);
  });

  it.each([
    ['a mouse', () => cell(), 'mouse'],
    ['a finger on the heading', () => screen.getByText('Date'), 'touch'],
    ['a finger on a checkbox, which selects itself', () => screen.getByRole('checkbox'), 'touch'],
  ])('%s', (_, target, pointerType) => {
    render(<List />);
    fireEvent.pointerDown(target(), { ...FINGER, pointerType });
    expect(passes('contextmenu')).toBe(true);
    rest();
    expect(pressed).toEqual([]);
  });

  it('a second finger’s row: the one that came last counts', () => {
    render(<List />);
    fireEvent.pointerDown(cell(), FINGER);
    fireEvent.pointerDown(screen.getByText('Date'), FINGER);
    rest();
    expect(pressed).toEqual([]);
  });

  it('a list that has gone, whose menus are the browser’s again', () => {
    const { unmount } = render(<List />);
    fireEvent.pointerDown(cell(), FINGER);
    unmount();
    rest();
    render(<a href="/flight/12">2024-05-25</a>);
    expect(pressed).toEqual([]);
    expect(passes('contextmenu')).toBe(true);
  });
});
