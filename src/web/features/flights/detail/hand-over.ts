import { saveFile } from '#web/ui/save-file.ts';

/** What became of a file: handed to the app that the pilot has chosen, or to none; saved where the system takes no such file. */
export type HandedOver = 'sent' | 'left' | 'saved';

/** Hands a file to another app by the system's sheet; where the browser has none, or not for such files, it is saved as a download. */
export async function handOver(file: File): Promise<HandedOver> {
  const shared = { files: [file] };
  if (!navigator.canShare?.(shared)) return saved(file);
  try {
    await navigator.share(shared);
    return 'sent';
  } catch (error) {
    // The pilot has closed the sheet.
    if (error instanceof DOMException && error.name === 'AbortError') return 'left';
    console.warn('The file could not be handed over.', error);
    return saved(file);
  }
}

function saved(file: File): HandedOver {
  saveFile(file);
  return 'saved';
}
