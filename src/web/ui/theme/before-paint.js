// Sets the theme before the first paint, so that a page never flashes in the other one. theme.ts takes over from here.
// Says so where the app cannot start, as the browser does not know import maps.
(() => {
  let chosen = null;
  try {
    chosen = localStorage.getItem('theme');
  } catch {
    // Storage is blocked: the system's setting applies.
  }
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  document.documentElement.dataset.theme = chosen === 'dark' || chosen === 'light' ? chosen : system;
  if ('supports' in HTMLScriptElement && HTMLScriptElement.supports('importmap')) return;
  addEventListener('DOMContentLoaded', () => document.getElementById('too-old').removeAttribute('hidden'));
})();
