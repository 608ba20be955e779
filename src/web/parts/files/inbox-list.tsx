import { type ReactNode, useId, useState } from 'react';
import { isOneTrack, pathOfShare } from '#contract/pages/sharing';
import { INBOX as inboxTexts } from '#texts/inbox';
import { removeShares, type Share } from '#web/device-storage/inbox.ts';
import { useStoreState } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ConfirmDialog } from '#web/ui/overlay/dialog.tsx';
import { DOT } from '#web/ui/text/dot.ts';
import { formatShortDecimal } from '#web/ui/text/numbers.ts';
import styles from './inbox-list.module.css';
import { type InboxState, useInbox } from './use-inbox.ts';

/** The files that were shared or opened on this device and are not saved yet, with what can be done with them; nothing when there are none. */
export function InboxList({ pilotId }: { readonly pilotId: number }) {
  const [inbox, read] = useInbox(pilotId);
  const state = useStoreState();
  const isOffline = state.state === 'ready' && state.asOf !== null;
  return <ShownInbox inbox={inbox} pilotId={pilotId} isOffline={isOffline} onChange={read} />;
}

interface ShownInboxProps {
  readonly inbox: InboxState;
  /** Null while nobody is known to be logged in. */
  readonly pilotId: number | null;
  /** Whether an import cannot be started now. */
  readonly isOffline: boolean;
  /** Called when something was removed. */
  readonly onChange: () => Promise<void>;
}

/** See {@link InboxList}. */
export function ShownInbox({ inbox, pilotId, isOffline, onChange }: ShownInboxProps) {
  const id = useId();
  const [asked, setAsked] = useState<Share | null>(null);
  const [hasFailed, setFailed] = useState(false);
  if (inbox.state === 'reading' || (inbox.state === 'read' && inbox.shares.length + inbox.others === 0)) return null;
  const remove = async ({ key }: Share): Promise<void> => {
    setAsked(null);
    try {
      await removeShares({ why: 'removedByPilot', pilotId, key });
      setFailed(false);
    } catch (error) {
      console.warn('Shared files could not be removed.', error);
      setFailed(true);
    }
    await onChange();
    document.getElementById('main')?.focus(); // The button that had the focus is gone.
  };
  return (
    <section className={styles.inbox} aria-labelledby={id}>
      <h2 id={id}>{inboxTexts.title}</h2>
      {hasFailed && <Banner message={inboxTexts.notRemoved} />}
      {inbox.state === 'unread' ? (
        <Banner message={inboxTexts.unread} onRetry={onChange} />
      ) : (
        <>
          {inbox.shares.length > 0 && <p>{inboxTexts.lead}</p>}
          <ul className={styles.shares}>
            {inbox.shares.map((share) => (
              <ShareRow key={share.key} share={share} isOffline={isOffline} onRemove={() => setAsked(share)} />
            ))}
          </ul>
          {inbox.others > 0 && <p className={styles.others}>{inboxTexts.ofOthers(inbox.others)}</p>}
        </>
      )}
      {asked && (
        <ConfirmDialog
          question={inboxTexts.removeQuestion(nameOf(asked))}
          confirm={inboxTexts.remove}
          onConfirm={() => void remove(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </section>
  );
}

interface ShareRowProps {
  readonly share: Share;
  readonly isOffline: boolean;
  readonly onRemove: () => void;
}

function ShareRow({ share, isOffline, onRemove }: ShareRowProps) {
  const { key, keptAt, files } = share;
  const name = nameOf(share);
  const size = inboxTexts.size(megabytesOf(files));
  const about = [inboxTexts.onThisDevice, texts.dates.moment(new Date(keptAt).toISOString())];
  const sizes = [files.length > 1 && inboxTexts.files(files.length), size].filter(Boolean);
  return (
    <li className={styles.share}>
      <Icon name="file" />
      <div className={styles.words}>
        <p className={styles.name}>{name}</p>
        <p className={styles.about}>{[...about, ...sizes].join(DOT)}</p>
      </div>
      <div className={styles.actions}>
        <OpenShare href={pathOfShare(files, key)} isTrack={isOneTrack(files)} isOffline={isOffline} />
        <Button tone="danger" aria-label={texts.actions.remove(name)} onClick={onRemove}>
          {inboxTexts.remove}
        </Button>
      </div>
    </li>
  );
}

interface OpenShareProps {
  readonly href: string;
  readonly isTrack: boolean;
  readonly isOffline: boolean;
}

/** An import needs the server; a new flight does not. */
function OpenShare({ href, isTrack, isOffline }: OpenShareProps): ReactNode {
  if (isTrack) return <LinkButton href={href}>{inboxTexts.addFlight}</LinkButton>;
  if (isOffline) return <Button disabled>{texts.actions.import}</Button>;
  return <LinkButton href={href}>{texts.actions.import}</LinkButton>;
}

function nameOf({ files }: Share): string {
  const [first, ...others] = files;
  const name = first?.name ?? '';
  return others.length === 0 ? name : inboxTexts.named(name, others.length);
}

/** A small file counts as a tenth of a megabyte. */
function megabytesOf(files: readonly File[]): string {
  const megabytes = files.reduce((sum, { size }) => sum + size, 0) / 1_000_000;
  return formatShortDecimal(Math.max(0.1, megabytes), 1);
}
