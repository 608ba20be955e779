import { useLocation } from 'wouter';
import { PAGES } from '#contract/pages/pages';
import { droppedFiles, filesForImport } from './dropped-files.ts';
import { useFileDrop } from './use-file-drop.ts';

/** Opens the import page with files that are dropped anywhere on the page. */
export function useDropToImport(): void {
  const [, navigate] = useLocation();
  useFileDrop((data) => {
    filesForImport.set(droppedFiles(data));
    navigate(PAGES.import.path);
  });
}
