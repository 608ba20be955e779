// Import before uPlot: it asks Intl for the browser's language as it loads, and some browsers (Chromium where the
// system's locale is C or POSIX) name one that Intl refuses, `en-US@posix`. The charts format all numbers themselves.
if (!isLanguage(navigator.language)) Object.defineProperty(navigator, 'language', { value: 'en-US' });

function isLanguage(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch (error) {
    if (error instanceof RangeError) return false;
    throw error;
  }
}
