import { type ReactNode, useId, useState } from 'react';
import type { WaitingFile } from '#contract/import/inbox';
import { isOneTrack, pathOfSent, pathOfShare } from '#contract/pages/sharing';
import { isolated } from '#domain/isolated';
import { localDateOf } from '#domain/local-date';
import { INBOX as inboxTexts } from '#texts/inbox';
import { removeShares, type Share } from '#web/device-storage/inbox.ts';
import { useStoreState } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { ConfirmDialog } from '#web/ui/overlay/dialog.tsx';
import { CardItem, CardList, RowName } from '#web/ui/table/card-list.tsx';
import { DOT } from '#web/ui/text/dot.ts';
import { formatShortDecimal } from '#web/ui/text/numbers.ts';
import styles from './inbox-list.module.css';
import { removeSentFile, useServerInbox } from './server-inbox.ts';
import { type InboxState, useInbox } from './use-inbox.ts';

/** The files that were shared or opened on this device, or sent by a device to the server, and are not saved yet, with what can be done with them; nothing when there are none. */
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
  const [asked, setAsked] = useState<Share | WaitingFile | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [{ files }, readAgain] = useServerInbox(pilotId !== null && !isOffline);
  if (inbox.state === 'reading' || isNothing(inbox, files)) return null;
  const remove = async (removed: Share | WaitingFile): Promise<void> => {
    setAsked(null);
    try {
      if ('key' in removed) await removeShares({ why: 'removedByPilot', pilotId, key: removed.key });
      else await removeSentFile(removed.id);
      setFailed(false);
    } catch (error) {
      console.warn('Files could not be removed.', error);
      setFailed(true);
    }
    await Promise.all([onChange(), readAgain()]);
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
          {inbox.shares.length + files.length > 0 && (
            <CardList>
              {inbox.shares.map((share) => (
                <ShareRow key={share.key} share={share} isOffline={isOffline} onRemove={() => setAsked(share)} />
              ))}
              {files.map((file) => (
                <SentRow key={file.id} file={file} onRemove={() => setAsked(file)} />
              ))}
            </CardList>
          )}
          {inbox.others > 0 && <p className={styles.others}>{inboxTexts.ofOthers(inbox.others)}</p>}
        </>
      )}
      {asked && (
        <ConfirmDialog
          question={questionOf(asked)}
          confirm={inboxTexts.remove}
          onConfirm={() => void remove(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </section>
  );
}

function isNothing(inbox: InboxState, sent: readonly WaitingFile[]): boolean {
  return inbox.state === 'read' && inbox.shares.length + inbox.others + sent.length === 0;
}

function questionOf(asked: Share | WaitingFile): string {
  if ('key' in asked) return inboxTexts.removeQuestion(isolated(nameOf(asked)));
  const { removeQuestion, removeQuestionOfFolder } = inboxTexts.sent;
  return (asked.source === '' ? removeQuestionOfFolder : removeQuestion)(isolated(asked.name));
}

interface ShareRowProps {
  readonly share: Share;
  readonly isOffline: boolean;
  readonly onRemove: () => void;
}

function ShareRow({ share, isOffline, onRemove }: ShareRowProps) {
  const { key, keptAt, files } = share;
  const about = [inboxTexts.onThisDevice, texts.dates.moment(new Date(keptAt).toISOString())];
  const sizes = [...(files.length > 1 ? [inboxTexts.files(files.length)] : []), sizeOf(files)];
  return (
    <FileRow name={nameOf(share)} about={[...about, ...sizes]} onRemove={onRemove}>
      <OpenShare href={pathOfShare(files, key)} isTrack={isOneTrack(files)} isOffline={isOffline} />
    </FileRow>
  );
}

interface SentRowProps {
  readonly file: WaitingFile;
  readonly onRemove: () => void;
}

/** A file that a device has sent to the server, and that waits for the pilot. */
function SentRow({ file, onRemove }: SentRowProps) {
  const { id, name, source, bytes, receivedAt, deletedAt } = file;
  const { sent } = inboxTexts;
  const about = [
    source === '' ? sent.fromFolder : sent.from(isolated(source)),
    texts.dates.moment(receivedAt),
    sizeOf([{ size: bytes }]),
    sent.deleted(texts.dates.day(localDateOf(new Date(deletedAt)))),
  ];
  return (
    <FileRow name={name} about={about} onRemove={onRemove}>
      <LinkButton href={pathOfSent(id)}>{texts.actions.import}</LinkButton>
    </FileRow>
  );
}

interface FileRowProps {
  readonly name: string;
  /** Where it comes from, when, and its size. */
  readonly about: readonly string[];
  readonly onRemove: () => void;
  /** What opens it. */
  readonly children: ReactNode;
}

function FileRow({ name, about, onRemove, children }: FileRowProps) {
  return (
    <CardItem>
      <Icon name="file" />
      <RowName name={name}>{about.join(DOT)}</RowName>
      <div className={styles.actions}>
        {children}
        <Button tone="danger" aria-label={texts.actions.remove(isolated(name))} onClick={onRemove}>
          {inboxTexts.remove}
        </Button>
      </div>
    </CardItem>
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
function sizeOf(files: readonly { readonly size: number }[]): string {
  const megabytes = files.reduce((sum, { size }) => sum + size, 0) / 1_000_000;
  return inboxTexts.size(formatShortDecimal(Math.max(0.1, megabytes), 1));
}
