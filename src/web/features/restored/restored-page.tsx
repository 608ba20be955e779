import { useMemo, useState, useSyncExternalStore } from 'react';
import { PAGES } from '#contract/pages/pages';
import { RESTORED as restoredTexts } from '#texts/restored';
import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { keysWithKnownTrack } from '#web/store/restored/lacking.ts';
import type { RestoredItem } from '#web/store/restored/restored-rows.ts';
import { RESTORED_LIFE_MS, removeRestored } from '#web/store/restored/restored-storage.ts';
import { type Saving, saveRestored, saving } from '#web/store/restored/save-restored.ts';
import { useRestored } from '#web/store/restored/use-restored.ts';
import { isWithoutConnection, useStoreState } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Checkbox } from '#web/ui/form/checkbox.tsx';
import { ConfirmDialog } from '#web/ui/overlay/dialog.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarBack } from '#web/ui/page/top-bar.tsx';
import styles from './restored.module.css';
import { RestoredList } from './restored-list.tsx';

/** This device's items from before a restore that the logbook lacks: to be saved as new, or discarded. */
export function RestoredPage() {
  return (
    <Page narrow title={restoredTexts.title} start={<TopBarBack href={PAGES.flights.path} />}>
      <WithLogbook loading={null}>{(logbook) => <Restored logbook={logbook} />}</WithLogbook>
    </Page>
  );
}

function Restored({ logbook }: { readonly logbook: Logbook }) {
  const restored = useRestored(logbook);
  if (restored.state === 'reading') return null;
  if (restored.state === 'unread') return <Banner message={restoredTexts.unread} />;
  return <Items logbook={logbook} items={restored.items} />;
}

interface ItemsProps {
  readonly logbook: Logbook;
  readonly items: readonly RestoredItem[];
}

function Items({ logbook, items }: ItemsProps) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, boolean>>(new Map());
  const progress = useSyncExternalStore(saving.subscribe, saving.get);
  const known = useMemo(() => keysWithKnownTrack(logbook, items), [logbook, items]);
  if (items.length === 0) return <p>{restoredTexts.nothing}</p>;
  const isChosen = ({ key }: RestoredItem): boolean => chosen.get(key) ?? !known.has(key);
  const selected = items.filter(isChosen);
  const choose = (which: readonly RestoredItem[], isNow: boolean): void =>
    setChosen((before) => new Map([...before, ...which.map(({ key }) => [key, isNow] as const)]));
  const isBusy = progress.state === 'saving';
  return (
    <div className={styles.page}>
      <p>{restoredTexts.lead(texts.dates.day(lastDayOf(items)))}</p>
      <div className={styles.bar}>
        <Checkbox
          label={restoredTexts.selectAll}
          checked={selected.length === items.length}
          disabled={isBusy}
          onChange={({ target }) => choose(items, target.checked)}
        />
        <Actions pilotId={logbook.pilot.id} selected={selected} isBusy={isBusy} />
      </div>
      <Progress progress={progress} />
      <RestoredList
        items={items}
        known={known}
        failures={progress.state === 'ended' ? progress.failures : new Map()}
        isChosen={isChosen}
        onChoose={isBusy ? null : (item, isNow) => choose([item], isNow)}
      />
    </div>
  );
}

/** Returns the day on which the first of the items is removed: ISO 8601. */
function lastDayOf(items: readonly RestoredItem[]): string {
  const first = Math.min(...items.map(({ putAsideAt }) => putAsideAt));
  return new Date(first + RESTORED_LIFE_MS).toISOString().slice(0, 10);
}

interface ActionsProps {
  readonly pilotId: number;
  readonly selected: readonly RestoredItem[];
  readonly isBusy: boolean;
}

function Actions({ pilotId, selected, isBusy }: ActionsProps) {
  const [isAsking, setAsking] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useStoreState(); // Whether there is a connection.
  const isOffline = isWithoutConnection();
  const isNone = selected.length === 0;
  const discard = (): void => {
    setAsking(false);
    removeRestored(pilotId, selected).then(
      () => setFailed(false),
      () => setFailed(true),
    );
  };
  return (
    <>
      <div className={styles.actions}>
        <Button
          tone="primary"
          busy={isBusy}
          disabled={isNone || isOffline}
          onClick={() => void saveRestored(pilotId, selected)}
        >
          {isBusy ? texts.actions.saving : restoredTexts.saveAsNew(selected.length)}
        </Button>
        <Button tone="danger" disabled={isNone || isBusy} onClick={() => setAsking(true)}>
          {restoredTexts.discard(selected.length)}
        </Button>
      </div>
      {isOffline && <p>{restoredTexts.offline}</p>}
      {hasFailed && <Banner message={restoredTexts.notRemoved} />}
      {isAsking && (
        <ConfirmDialog
          question={restoredTexts.discardQuestion(selected.length)}
          confirm={texts.actions.discard}
          onConfirm={discard}
          onCancel={() => setAsking(false)}
        />
      )}
    </>
  );
}

function Progress({ progress }: { readonly progress: Saving }) {
  if (progress.state === 'ended') return progress.message === null ? null : <Banner message={progress.message} />;
  const { done, total, isWaiting } = progress;
  return <p role="status">{isWaiting ? restoredTexts.waiting : restoredTexts.progress(done, total)}</p>;
}
