import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { PAGES } from '#contract/pages/pages';
import { droppedFiles, filesForImport } from './dropped-files.ts';

/** Opens the import page with files that are dropped anywhere on the page. */
export function useDropToImport(): void {
  const [, navigate] = useLocation();
  useFileDrop((data) => {
    filesForImport.set(droppedFiles(data));
    navigate(PAGES.import.path);
  });
}

/**
 * Takes files dropped anywhere on the page: one that misses the drop zone would otherwise replace the page. What is dropped
 * can be read only until `onDrop` returns. Returns whether a file is dragged over the page.
 */
export function useFileDrop(onDrop: (dropped: DataTransfer) => void): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent(onDrop);
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
      setOver(false);
      if (!event.dataTransfer?.files.length) return;
      event.preventDefault();
      take(event.dataTransfer);
    };
    window.addEventListener('dragover', hover, { signal });
    window.addEventListener('dragleave', leave, { signal });
    window.addEventListener('drop', drop, { signal });
    return () => watch.abort();
  }, []);
  return isOver;
}
