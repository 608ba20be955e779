/** Marks this history entry: it is left to create a site, and will be returned to. */
export function markAskingPlace(): void {
  history.replaceState({ ...history.state, awaitsSite: true }, '');
}

/** Whether the state of a history entry says that it was left to create a site. */
export function isAskingPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'awaitsSite' in state;
}

/** Removes the mark from this history entry. */
export function unmarkAskingPlace(): void {
  if (!isAskingPlace(history.state)) return;
  const { awaitsSite, ...state } = history.state;
  history.replaceState(state, '');
}
