import { useEffect, useEffectEvent, useState } from 'react';

/**
 * Takes a file dropped anywhere on the page: one that misses the drop zone would otherwise replace the page.
 * Returns whether a file is dragged over the page.
 */
export function useFileDrop(onFile: (file: File) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onFile);
  useEffect(() => {
    const watch = new AbortController();
    const { signal } = watch;
    const hover = (event: DragEvent): void => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent): void => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent): void => {
      const file = event.dataTransfer?.files[0];
      setOver(false);
      if (!file) return;
      event.preventDefault();
      take(file);
    };
    window.addEventListener('dragover', hover, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('drop', drop, { signal });
    return () => watch.abort();
  }, []);
  return isOver;
}
