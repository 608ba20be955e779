import { navigate } from 'wouter/use-browser-location';
import { pathTo } from '#contract/pages/pages';
import { isTrackForForm } from '#domain/file';
import { filesForImport, trackForForm } from './dropped-files.ts';

/** Opens the files with which the system has started the installed app: one track in the form of a new flight, all else in the import. */
export function openLaunchedFiles(): void {
  if (!('launchQueue' in window) || !hasMethod(window.launchQueue, 'setConsumer')) return;
  window.launchQueue.setConsumer((launch: unknown) => void open(launch));
}

async function open(launch: unknown): Promise<void> {
  try {
    const files = await filesIn(launch);
    const [first] = files;
    if (first === undefined) return;
    const isTrack = files.length === 1 && isTrackForForm(first);
    if (isTrack) trackForForm.set({ flightId: 0, file: first });
    else filesForImport.set({ entries: [], files });
    navigate(isTrack ? pathTo('flightForm', 0) : pathTo('import'));
  } catch (error) {
    console.warn('The files could not be opened.', error);
  }
}

async function filesIn(launch: unknown): Promise<readonly File[]> {
  if (typeof launch !== 'object' || launch === null || !('files' in launch) || !Array.isArray(launch.files)) return [];
  const handles = launch.files.filter((handle: unknown) => hasMethod(handle, 'getFile'));
  const files: readonly unknown[] = await Promise.all(handles.map((handle) => handle.getFile()));
  return files.filter((file) => file instanceof File);
}

function hasMethod<Name extends string>(
  value: unknown,
  name: Name,
): value is Readonly<Record<Name, (...given: readonly unknown[]) => unknown>> {
  return typeof value === 'object' && value !== null && name in value;
}
