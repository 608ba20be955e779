import { lazy, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { pathOfProblem, pathOfShare } from '#contract/pages/sharing';
import type { ChosenSource } from '#formats/readings';
import { IMPORT_START as importStartTexts } from '#texts/import-start';
import type { CallError } from '#web/api/call-error.ts';
import { keepShared } from '#web/device-storage/inbox.ts';
import { useInbox } from '#web/parts/files/use-inbox.ts';
import { useSentFile } from '#web/parts/files/use-sent-file.ts';
import { useSharedFiles } from '#web/parts/files/use-shared-files.ts';
import { FailedScreen } from '#web/parts/frame/failed-screen.tsx';
import { OptionalNotice } from '#web/parts/frame/optional-notice.tsx';
import { FormSkeleton } from '#web/parts/item/page/form-skeleton.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { reload, useLogbook, useStoreState } from '#web/store/store.ts';
import { isConfirmed } from '#web/store/store-state.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import type { ChosenFiles } from './import-steps.tsx';
import { ChoosingPage } from './reading/choosing-page.tsx';
import { chosenByPicker } from './reading/chosen-files.ts';

const loadCode = () => import('./import-code.ts');
const ImportSteps = lazy(async () => ({ default: (await loadCode()).IMPORT_CODE.ImportSteps }));
const RunsSection = lazy(async () => ({ default: (await loadCode()).IMPORT_CODE.RunsSection }));

const LOADING = <FormSkeleton narrow={false} title={importStartTexts.title} />;

/** Imports tracks and tables in bulk. Without a connection files can be chosen, which stay on this device until there is one. */
export function ImportPage() {
  const logbook = useLogbook();
  if (logbook.state === 'loading') return LOADING;
  if (logbook.state === 'failed') return <WithoutLogbook error={logbook.error} />;
  return <Import key={logbook.logbook.pilot.id} logbook={logbook.logbook} />;
}

/** While nobody answers, and no logbook is kept on this device: shared files are not lost. */
function WithoutLogbook({ error }: { readonly error: CallError }) {
  const [inbox, read] = useInbox(null);
  const shared = useSharedFiles({ isReady: false, onOpened: () => undefined });
  if (inbox.state === 'reading') return LOADING;
  const isEmpty = inbox.state === 'unread' || inbox.shares.length + inbox.others === 0;
  if (!error.isUnanswered || isEmpty) return <FailedScreen message={error.message} onRetry={reload} />;
  return (
    <ChoosingPage
      shared={shared}
      inbox={{ inbox, pilotId: null, onChange: read }}
      isOffline
      pastImports={null}
      onRetry={reload}
      onChosen={null}
    />
  );
}

/** Whether the code of an import is here. */
type Code = 'unknown' | 'loaded' | 'missing';

function Import({ logbook }: { readonly logbook: Logbook }) {
  const state = useStoreState();
  const [, navigate] = useLocation();
  const [chosen, setChosen] = useState<ChosenFiles | null>(null);
  const [code, setCode] = useState<Code>('unknown');
  const pilotId = logbook.pilot.id;
  const [inbox, read] = useInbox(pilotId);
  const isAnswered = isConfirmed(state);
  const { shared, sent, isWaiting } = useKeptFiles(isAnswered && chosen === null && code === 'loaded', setChosen);
  useEffect(() => {
    if (!isAnswered) return;
    loadCode().then(
      () => setCode('loaded'),
      () => setCode('missing'),
    );
  }, [isAnswered]);
  if (chosen) {
    return (
      <Suspense fallback={LOADING}>
        <ImportSteps chosen={chosen} logbook={logbook} loading={LOADING} onLeave={() => setChosen(null)} />
      </Suspense>
    );
  }
  const isOffline = (state.state === 'ready' && state.asOf !== null) || code === 'missing';
  if (isWaiting && !isOffline) return LOADING;
  const choose = async (sources: readonly ChosenSource[]): Promise<void> => {
    const isLoaded = !isOffline && (await isComing(loadCode()));
    if (isLoaded) return setChosen({ sources, kept: null });
    navigate(await pathOfKept(sources, pilotId), { replace: true });
    await read();
  };
  return (
    <ChoosingPage
      shared={shared}
      isSentGone={sent === 'gone'}
      inbox={{ inbox, pilotId, onChange: read }}
      isOffline={isOffline}
      pastImports={!isOffline && <PastImports logbook={logbook} />}
      // The browser does not ask again for code that has failed to load.
      onRetry={code === 'missing' ? async () => window.location.reload() : reload}
      onChosen={(sources) => void choose(sources)}
    />
  );
}

/** Opens the files that the address names, which this device or the server keeps. */
function useKeptFiles(isReady: boolean, open: (chosen: ChosenFiles) => void) {
  const shared = useSharedFiles({
    isReady,
    onOpened: (files, key) => open({ sources: chosenByPicker(files), kept: { where: 'device', key } }),
  });
  const sent = useSentFile({
    isReady,
    onOpened: (file, id) => open({ sources: [{ path: file.name, file }], kept: { where: 'server', id } }),
  });
  return { shared, sent, isWaiting: shared.state === 'waiting' || sent === 'waiting' };
}

/** Nothing where its code does not come. */
function PastImports({ logbook }: { readonly logbook: Logbook }) {
  return (
    <OptionalNotice room={<Skeleton height="68px" />}>
      <RunsSection logbook={logbook} />
    </OptionalNotice>
  );
}

async function isComing(code: Promise<unknown>): Promise<boolean> {
  return code.then(
    () => true,
    () => false,
  );
}

/** Keeps chosen files until there is a connection. Returns the path of the page that opens them then; the form of a flight needs none. */
async function pathOfKept(sources: readonly ChosenSource[], pilotId: number): Promise<string> {
  const files = sources.map(({ path, file }) => (file instanceof File ? file : new File([file], path)));
  try {
    const key = await keepShared(files, pilotId);
    return key === null ? pathOfProblem('full') : pathOfShare(files, key);
  } catch (error) {
    console.warn('The files could not be kept on this device.', error);
    return pathOfProblem('notKept');
  }
}
