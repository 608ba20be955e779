/** Marks this history entry: it is left to create a site, and will be returned to. */
export function markAwaitingSite(): void {
  history.replaceState({ ...history.state, awaitsSite: true }, '');
}

/** Whether the state of a history entry says that it was left to create a site. */
export function isAwaitingSite(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'awaitsSite' in state;
}

/** Removes the mark from this history entry. */
export function unmarkAwaitingSite(): void {
  if (!isAwaitingSite(history.state)) return;
  const { awaitsSite, ...state } = history.state;
  history.replaceState(state, '');
}
