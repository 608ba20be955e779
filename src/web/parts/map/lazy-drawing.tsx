import { type ComponentType, useEffect, useState } from 'react';

/**
 * Returns a component whose code is loaded when it is first rendered, and nothing until then. It needs no Suspense, unlike that of
 * React's `lazy`: for 300 ms after any fallback of the page React shows nothing that was suspended.
 */
export function lazyDrawing<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function LazyDrawing(props: Props) {
    const [Drawing, setDrawing] = useState(() => loaded);
    const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
    useEffect(() => {
      let isWanted = true;
      const show = (Loaded: ComponentType<Props>): void => {
        loaded = Loaded;
        if (isWanted) setDrawing(() => Loaded);
      };
      // Another one of the page may have loaded it since this one was rendered.
      if (loaded) show(loaded);
      else load().then(show, (error: unknown) => isWanted && setFailure({ error }));
      return () => {
        isWanted = false;
      };
    }, []);
    if (failure) throw failure.error; // For the boundary around it.
    return Drawing && <Drawing {...props} />;
  };
}
