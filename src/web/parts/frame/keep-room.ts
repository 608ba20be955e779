import type { RefCallback } from 'react';

/**
 * A ref that keeps the element's height in a custom property of the root while the element stands, so that a page that
 * fills the window leaves it its room, however its words wrap.
 */
export function keepRoom(property: `--${string}`): RefCallback<Element> {
  const root = document.documentElement.style;
  return (element) => {
    if (!element) return;
    const measure = (): void => root.setProperty(property, `${element.getBoundingClientRect().height}px`);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty(property);
    };
  };
}
