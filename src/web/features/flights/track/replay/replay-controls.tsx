import { type Ref, useEffect, useRef, useSyncExternalStore } from 'react';
import type { FLIGHT_PAGE } from '#texts/flight-page';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { isPlaying, type Player, SPEEDS } from './player.ts';
import styles from './replay.module.css';

/** The texts of the replay, given by the page that has loaded them. */
export type ReplayWords = (typeof FLIGHT_PAGE)['replay'];

/** Paths in a square of 24. */
const PLAY = 'M8 5l11 7-11 7z';
const PAUSE = 'M7 5h3v14H7zM14 5h3v14h-3z';

interface ReplayControlsProps {
  readonly ref: Ref<HTMLFieldSetElement>;
  /** Null until the map is ready. */
  readonly player: Player | null;
  readonly words: ReplayWords;
  readonly isFollowing: boolean;
  /** Null when the camera must stand. */
  readonly onFollow: ((follows: boolean) => void) | null;
  readonly onLeave: () => void;
}

/** The controls of a replay: play and pause, speed, a camera that follows, and the way back. */
export function ReplayControls({ ref, player, words, isFollowing, onFollow, onLeave }: ReplayControlsProps) {
  return (
    <fieldset ref={ref} aria-label={words.controls} className={styles.controls}>
      {player ? (
        <PlayControls player={player} words={words} />
      ) : (
        <span role="status" className={styles.opening}>
          {words.opening}
        </span>
      )}
      {player && onFollow && (
        <Button
          tone="quiet"
          className={styles.follow}
          aria-pressed={isFollowing}
          onClick={() => onFollow(!isFollowing)}
        >
          {words.follow}
        </Button>
      )}
      <Button tone="quiet" aria-label={words.leave} title={words.leave} onClick={onLeave}>
        <Icon name="close" />
      </Button>
    </fieldset>
  );
}

function PlayControls({ player, words }: { readonly player: Player; readonly words: ReplayWords }) {
  const clock = useSyncExternalStore(player.subscribe, player.clock);
  const plays = isPlaying(clock);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    button.current?.focus({ preventScroll: true });
  }, []);
  const name = plays ? words.pause : words.play;
  return (
    <>
      <Button ref={button} tone="quiet" aria-label={name} title={name} onClick={player.toggle}>
        <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
          <path d={plays ? PAUSE : PLAY} />
        </svg>
      </Button>
      <select
        className={styles.speed}
        aria-label={words.speed}
        value={clock.speed}
        onChange={({ target }) => player.setSpeed(SPEEDS[target.selectedIndex] ?? clock.speed)}
      >
        {SPEEDS.map((choice) => (
          <option key={choice} value={choice}>
            {words.times(choice)}
          </option>
        ))}
      </select>
    </>
  );
}
