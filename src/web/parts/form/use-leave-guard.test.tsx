// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { listenForBack } from '#web/ui/overlay/back-navigation.ts';
import { useLeaveGuard } from './use-leave-guard.ts';

/** What has left a form, in its order. */
let left: string[] = [];

const CHANGED = { isChanged: true, canAsk: true, name: 'form' };

function openForm(form = CHANGED) {
  return renderHook(
    ({ isChanged, canAsk, name }) => useLeaveGuard({ isChanged, canAsk, onLeft: () => left.push(name) }),
    { initialProps: form },
  );
}

const isTabHeld = (): boolean => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
const arrive = () => void window.dispatchEvent(new PopStateEvent('popstate', { state: null }));

/** Presses Back as browsers do it: where it is held, the page goes forward again, and arrives there. Returns whether it is. */
function isBackHeld(): boolean {
  const forward = vi.spyOn(history, 'forward').mockReturnValue();
  forward.mockClear();
  act(arrive);
  const isHeld = forward.mock.calls.length > 0;
  if (isHeld) act(arrive);
  return isHeld;
}

/** Clicks a link; where it is not held, it leads nowhere. */
function isLinkHeld(): boolean {
  const link = document.body.appendChild(document.createElement('a'));
  link.href = '/flights';
  let isReached = false;
  link.addEventListener('click', (event) => {
    isReached = true;
    event.preventDefault();
  });
  act(() => link.click());
  link.remove();
  return !isReached;
}

beforeAll(listenForBack);
afterEach(() => {
  cleanup();
  left = [];
});

describe('a changed form', () => {
  it('is left by Back once the pilot confirms it, and holds nothing then', () => {
    const back = vi.spyOn(history, 'back').mockReturnValue();
    const { result } = openForm();
    expect([isBackHeld(), result.current.asked === null, back.mock.calls.length]).toEqual([true, false, 0]);
    act(() => result.current.asked?.());
    expect([left, back.mock.calls.length]).toEqual([['form'], 1]);
    expect([isBackHeld(), isLinkHeld(), isTabHeld()]).toEqual([false, false, false]);
  });

  it('holds each way to leave it again after the pilot has stayed', () => {
    const { result } = openForm();
    for (const isHeld of [isBackHeld, isLinkHeld, isBackHeld]) {
      expect([isHeld(), result.current.asked === null]).toEqual([true, false]);
      act(() => result.current.stay());
      expect(result.current.asked).toBeNull();
    }
    expect([isTabHeld(), left]).toEqual([true, []]);
  });

  it('is left without a question once all is saved, by what was last rendered', () => {
    const { result, rerender } = openForm();
    rerender({ ...CHANGED, name: 'the same, saved' });
    act(() => result.current.leaveNow(() => left.push('list')));
    expect([result.current.asked, left]).toEqual([null, ['the same, saved', 'list']]);
    expect([isBackHeld(), isLinkHeld(), isTabHeld()]).toEqual([false, false, false]);
  });

  it('holds nothing any more as it was opened, or gone', () => {
    const { rerender, unmount } = openForm();
    rerender({ ...CHANGED, isChanged: false });
    expect([isBackHeld(), isLinkHeld(), isTabHeld()]).toEqual([false, false, false]);
    rerender(CHANGED);
    expect(isTabHeld()).toBe(true);
    unmount();
    expect([isBackHeld(), isLinkHeld(), isTabHeld(), left]).toEqual([false, false, false, []]);
  });
});

describe('a changed form behind the login', () => {
  const BEHIND = { ...CHANGED, canAsk: false };

  it('has the browser ask before Back, and stays where the pilot does', () => {
    const back = vi.spyOn(history, 'back').mockReturnValue();
    const confirm = vi.fn(() => false);
    vi.stubGlobal('confirm', confirm);
    const { result } = openForm(BEHIND);
    expect([isBackHeld(), confirm.mock.calls]).toEqual([true, [['Leave without saving your changes?']]]);
    expect([result.current.asked, left, back.mock.calls.length, isTabHeld()]).toEqual([null, [], 0, true]);
    confirm.mockReturnValue(true);
    expect([isBackHeld(), left, back.mock.calls.length, isTabHeld()]).toEqual([true, ['form'], 1, false]);
  });

  it('holds no link: those of the login form must work', () => {
    openForm(BEHIND);
    expect([isLinkHeld(), left]).toEqual([false, []]);
  });

  it('asks by its own dialog again after the login', () => {
    const { result, rerender } = openForm(BEHIND);
    rerender(CHANGED);
    expect([isLinkHeld(), result.current.asked === null]).toEqual([true, false]);
  });
});
