import { type RefObject, useEffect, useRef } from 'react';

/** Returns whether the component is mounted: true again where React runs its effects a second time, as StrictMode does. */
export function useMounted(): Readonly<RefObject<boolean>> {
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  return isMounted;
}
