import type { Map as LibreMap } from 'maplibre-gl';
import { useEffect, useRef, useState } from 'react';
import { baseMapSettings } from '#web/parts/map/base-map-settings.ts';
import type { TrackData } from '#web/parts/track/track-data.ts';
import { type Cursor, cursorIndexByKey } from '#web/ui/chart/cursor.ts';
import { type OpenedReplay, openReplay } from './open-replay.ts';
import type { Player } from './player.ts';
import { ReplayControls, type ReplayWords } from './replay-controls.tsx';

/** A flight to fly again. */
export interface ReplayProps {
  readonly map: LibreMap;
  readonly track: TrackData;
  /** Shared with charts and readout. */
  readonly cursor: Cursor;
  readonly words: ReplayWords;
}

const STILL = '(prefers-reduced-motion: reduce)';

interface ReplayDrawingProps extends ReplayProps {
  /** Keep the identity stable. */
  readonly onLeave: (hasFailed: boolean) => void;
}

/** A flight in 3D on its map, with its controls and keys. It restores the map when it is closed. */
export function ReplayDrawing({ map, track, cursor, words, onLeave }: ReplayDrawingProps) {
  const [replay, setReplay] = useState<OpenedReplay | null>(null);
  const [isStill] = useState(() => matchMedia(STILL).matches);
  const [isFollowing, setFollowing] = useState(!isStill);
  const controls = useRef<HTMLFieldSetElement>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const { terrainUrl } = baseMapSettings();
    const onStand = (): void => setFollowing(false);
    openReplay({ map, track, cursor, terrainUrl, isStill, onStand }, leaving.signal).then(
      setReplay,
      (error: unknown) => {
        console.warn('The flight cannot be drawn in 3D.', error);
        onLeave(true);
      },
    );
    return () => leaving.abort();
  }, [map, track, cursor, isStill, onLeave]);
  useEffect(() => {
    if (!replay || !controls.current) return;
    const { player } = replay;
    return onReplayKeys([map.getCanvas(), controls.current], {
      player,
      cursor,
      length: track.seconds.length,
      onLeave: () => onLeave(false),
    });
  }, [map, track, cursor, replay, onLeave]);
  const follow = (follows: boolean): void => {
    setFollowing(follows);
    replay?.follow(follows);
  };
  return (
    <ReplayControls
      ref={controls}
      player={replay?.player ?? null}
      words={words}
      isFollowing={isFollowing}
      onFollow={isStill ? null : follow}
      onLeave={() => onLeave(false)}
    />
  );
}

/** What the keys act on. */
interface KeyTargets {
  readonly player: Player;
  readonly cursor: Cursor;
  /** The number of fixes. */
  readonly length: number;
  readonly onLeave: () => void;
}

/**
 * Lets the keys play the replay while one of the elements has the focus: space plays and pauses, arrows, Page keys, Home and
 * End move the cursor, Escape leaves. Returns a function that ends it.
 */
function onReplayKeys(elements: readonly HTMLElement[], { player, cursor, length, onLeave }: KeyTargets): () => void {
  const done = new AbortController();
  const actions: Readonly<Record<string, () => void>> = { Escape: onLeave, ' ': player.toggle };
  const actionOf = (event: KeyboardEvent): (() => void) | null => {
    if (isOwnKey(event)) return null;
    const index = cursorIndexByKey(event, cursor.index(), length);
    return index === null ? (actions[event.key] ?? null) : () => cursor.move(index);
  };
  const onKey = (event: KeyboardEvent): void => {
    const action = actionOf(event);
    if (!action) return;
    event.preventDefault();
    action();
  };
  for (const element of elements) element.addEventListener('keydown', onKey, { signal: done.signal });
  return () => done.abort();
}

/** Whether a key is for something else: the browser, a list of choices, or the button that it presses. */
function isOwnKey({ altKey, ctrlKey, metaKey, key, target }: KeyboardEvent): boolean {
  if (altKey || ctrlKey || metaKey || target instanceof HTMLSelectElement) return true;
  return key === ' ' && target instanceof HTMLButtonElement;
}
