import { navigate } from 'wouter/use-browser-location';
import { pathTo } from '#contract/pages/pages';
import { isOneTrack, pathOfProblem, pathOfShare } from '#contract/pages/sharing';
import { keepShared } from '#web/device-storage/inbox.ts';
import { heldPilotId } from '#web/store/store.ts';
import { filesForImport, trackForForm } from './dropped-files.ts';

/** Opens the files with which the system has started the installed app: one track in the form of a new flight, all else in the import. */
export function openLaunchedFiles(): void {
  if (!('launchQueue' in window) || !hasMethod(window.launchQueue, 'setConsumer')) return;
  window.launchQueue.setConsumer((launch: unknown) => void open(launch));
}

async function open(launch: unknown): Promise<void> {
  try {
    const files = await filesIn(launch);
    if (files.length > 0) navigate(await pathOf(files));
  } catch (error) {
    console.warn('The files could not be opened.', error);
  }
}

/** Keeps the files until they are saved, as shared ones; where nothing can be kept, the page itself gets them. */
async function pathOf(files: readonly File[]): Promise<string> {
  try {
    const key = await keepShared(files, heldPilotId());
    return key === null ? pathOfProblem('full') : pathOfShare(files, key);
  } catch (error) {
    console.warn('The files could not be kept on this device.', error);
    return pathOfHanded(files);
  }
}

function pathOfHanded(files: readonly File[]): string {
  const [first] = files;
  if (first === undefined || !isOneTrack(files)) {
    filesForImport.set({ entries: [], files });
    return pathTo('import');
  }
  trackForForm.set({ flightId: 0, file: first });
  return pathTo('flightForm', 0);
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
