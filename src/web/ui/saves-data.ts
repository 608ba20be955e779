/**
 * Whether somebody has asked for little data (the setting Save-Data). Browsers without the Network Information API do not
 * tell: false then.
 */
export function savesData(browser: object = navigator): boolean {
  const connection = 'connection' in browser ? browser.connection : null;
  if (typeof connection !== 'object' || connection === null) return false;
  return 'saveData' in connection && connection.saveData === true;
}
