import { type ComponentType, useCallback, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import styles from './replay.module.css';
import type { ReplayProps } from './replay-drawing.tsx';

/** The replay with its controls, once its code is loaded. */
type LoadedReplay = ComponentType<ReplayProps & { readonly onLeave: (hasFailed: boolean) => void }>;

/** What may be missing: the open map, a cursor, or texts where the flight is not offered in 3D. */
interface MaybeReplayProps extends Pick<ReplayProps, 'track'> {
  readonly map: ReplayProps['map'] | null;
  readonly cursor: ReplayProps['cursor'] | null;
  readonly words: ReplayProps['words'] | null | undefined;
}

/** Offers the flight in 3D, where that is possible. */
export function Replay({ map, track, cursor, words }: MaybeReplayProps) {
  if (!map || !cursor || !words) return null;
  return <OfferedReplay map={map} track={track} cursor={cursor} words={words} />;
}

/** The button that opens the flight in 3D, and then its controls in place of the button. */
function OfferedReplay(props: ReplayProps) {
  const { words } = props;
  const [Drawing, setDrawing] = useState<LoadedReplay | null>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'failed'>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const open = async (): Promise<void> => {
    setState('loading');
    try {
      const { ReplayDrawing } = await import('./replay-drawing.tsx');
      setDrawing(() => ReplayDrawing);
    } catch {
      setState('failed');
    }
  };
  const leave = useCallback((hasFailed: boolean): void => {
    setDrawing(null);
    setState(hasFailed ? 'failed' : 'closed');
    requestAnimationFrame(() => button.current?.focus());
  }, []);
  if (Drawing) return <Drawing {...props} onLeave={leave} />;
  const name = state === 'loading' ? words.opening : words.open;
  return (
    <div className={styles.place}>
      <Button
        ref={button}
        className={styles.open}
        aria-label={name}
        title={name}
        busy={state === 'loading'}
        onClick={open}
      >
        <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 12L21 4l-7 17-3-7z" />
        </svg>
        <span className={styles.name}>{name}</span>
        <span className={styles.short}>{words.short}</span>
      </Button>
      {state === 'failed' && (
        <p role="status" className={styles.failed}>
          {words.failed}
        </p>
      )}
    </div>
  );
}
