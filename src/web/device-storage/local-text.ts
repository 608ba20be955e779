/** Returns a text that this browser stores; null without one, or where storage is blocked. */
export function localText(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
