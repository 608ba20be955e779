import type { RefCallback } from 'react';

/**
 * Returns a ref that publishes the element's height as a custom property of the root while it is mounted, so that a
 * page that fills the window leaves room for it, however its text wraps. `onHeight` is told of it, too.
 */
export function publishHeight(
  property: `--${string}`,
  onHeight: (height: number) => void = () => undefined,
): RefCallback<Element> {
  const root = document.documentElement.style;
  return (element) => {
    if (!element) return;
    // Its first call comes before the first paint, when the page is laid out anyway.
    const observer = new ResizeObserver(() => {
      const { height } = element.getBoundingClientRect();
      root.setProperty(property, `${height}px`);
      onHeight(height);
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      root.removeProperty(property);
    };
  };
}
