import { useLayoutEffect } from 'react';
import { itemIdIn } from '#contract/pages/pages';
import { sessionState } from '#web/session-state.ts';
import { focusedLink, moveFocus } from './row-links.ts';

interface RowKeys {
  /** Selects the flight, or no longer. */
  readonly onSelect: (id: number) => void;
  /** Ends the selection. */
  readonly onEscape: () => void;
  /** Id of the field that `/` leads to. */
  readonly searchId: string;
}

/** The path of the row that had the focus last: after Back the keys go on from there. */
const last = sessionState<string | null>(() => null);

/** `j` and `k`, or the arrows within the table, move between rows; Enter opens one, `x` selects it, `/` leads to the search. */
export function useRowKeys({ onSelect, onEscape, searchId }: RowKeys): void {
  // Before the paint: a key that is pressed as soon as the list is seen must not be lost.
  useLayoutEffect(() => {
    const done = new AbortController();
    const onKey = (event: KeyboardEvent): void => {
      if (isElsewhere(event)) return;
      const action = actions[event.key];
      if (!action) return;
      action(event);
      last.set(focusedLink()?.getAttribute('href') ?? last.get());
    };
    const move = (by: 1 | -1) => (event: KeyboardEvent) => {
      event.preventDefault();
      moveFocus(by, last.get());
    };
    const moveInTable = (by: 1 | -1) => (event: KeyboardEvent) => focusedLink() && move(by)(event);
    const actions: Readonly<Record<string, (event: KeyboardEvent) => void>> = {
      j: move(1),
      k: move(-1),
      ArrowDown: moveInTable(1),
      ArrowUp: moveInTable(-1),
      Escape: onEscape,
      x: () => {
        const link = focusedLink();
        if (link) onSelect(itemIdIn(link.pathname));
      },
      '/': (event) => {
        const search = document.getElementById(searchId);
        if (!search) return;
        event.preventDefault();
        search.focus();
      },
    };
    document.addEventListener('keydown', onKey, { signal: done.signal });
    return () => done.abort();
  }, [onSelect, onEscape, searchId]);
}

/** Keys with a modifier are the browser's; those in a field or a dialog are meant for it. */
function isElsewhere({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || defaultPrevented) return true;
  const isField = 'input:not([type=checkbox]), select, textarea, dialog, [contenteditable]';
  return target instanceof Element && target.closest(isField) !== null;
}
