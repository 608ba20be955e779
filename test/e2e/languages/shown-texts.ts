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

/** Runs within the page. Returns elements with a text of their own that is wider than they are. */
export function tooWide(): readonly string[] {
  const elements = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
    (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      !element.closest('svg, noscript, .maplibregl-map') &&
      getComputedStyle(element).clipPath === 'none' &&
      [...element.childNodes].some(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && textContent?.trim()),
  );
  return elements
    .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
    .map(
      (element) =>
        `${element.tagName} ${element.className} “${element.textContent.trim().slice(0, 40)}” is ${element.scrollWidth} of ${element.clientWidth} px`,
    );
}
