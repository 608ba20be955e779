import type { RefCallback } from 'react';

/**
 * Returns a ref that publishes the element's height as a custom property of the root while it is mounted, so that a
 * page that fills the window leaves room for it, however its text wraps.
 */
export function publishHeight(property: `--${string}`): RefCallback<Element> {
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
