// Import before uPlot: it passes `navigator.language` to Intl as it loads, and some browsers (Chromium where the system's
// locale is C or POSIX) report one that Intl rejects, `en-US@posix`. The charts format all numbers themselves.
if (!isValidLanguage(navigator.language)) Object.defineProperty(navigator, 'language', { value: 'en-US' });

function isValidLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
