/** Marks this place in the history: it is left to make a site, and will be gone back to. */
export function markAskingPlace(): void {
  history.replaceState({ ...history.state, asksForSite: true }, '');
}

/** Whether the state of a place in the history says that it was left to make a site. */
export function isAskingPlace(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'asksForSite' in state;
}

/** This place in the history asks no more. */
export function unmarkAskingPlace(): void {
  if (!isAskingPlace(history.state)) return;
  const { asksForSite, ...state } = history.state;
  history.replaceState(state, '');
}
