import { useEffect, useRef, useState } from 'react';
import { baseMapSettings } from '#web/parts/map/base-map-settings.ts';
import { type OpenedReplay, openReplay } from './open-replay.ts';
import { ReplayControls } from './replay-controls.tsx';
import { onReplayKeys } from './replay-keys.ts';
import type { ReplayProps } from './replay-props.ts';

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
