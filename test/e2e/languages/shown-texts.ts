/** Runs within the page. Returns all texts that are shown or spoken there: of elements, names, hints, and the title. */
export function shownTexts(): readonly string[] {
  const spoken = ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext', 'aria-description'];
  const hidden =
    'script, style, noscript, [lang=en] *, [lang]:not(html), [translate=no], .maplibregl-ctrl-attrib, textarea';
  const elements = [...document.body.querySelectorAll('*')].filter((element) => !element.closest(hidden));
  const texts = elements.flatMap((element) => [
    ...[...element.childNodes]
      .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
      .map(({ textContent }) => textContent),
    ...spoken.map((name) => element.getAttribute(name)),
  ]);
  return [...new Set([document.title, ...texts])].filter((text) => text !== null && text.trim() !== '').map(String);
}
