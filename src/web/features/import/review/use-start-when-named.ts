import { useEffect, useEffectEvent, useState } from 'react';

/** How long an import waits for the names of sites. */
const MOST_MS = 10_000;

/** Whether an import waits, and what begins it. */
interface WaitingStart {
  readonly isWaiting: boolean;
  readonly begin: () => void;
}

/** Starts an import once no name is awaited any more, and after ten seconds with the names that there are. */
export function useStartWhenNamed(isNameAwaited: boolean, onStart: () => void): WaitingStart {
  const [isBegun, setBegun] = useState(false);
  const [isOver, setOver] = useState(false);
  const start = useEffectEvent(() => {
    setBegun(false);
    setOver(false);
    onStart();
  });
  useEffect(() => {
    if (!isBegun || isOver) return;
    const timer = setTimeout(() => setOver(true), MOST_MS);
    return () => clearTimeout(timer);
  }, [isBegun, isOver]);
  useEffect(() => {
    if (isBegun && (isOver || !isNameAwaited)) start();
  }, [isBegun, isOver, isNameAwaited]);
  return { isWaiting: isBegun, begin: () => setBegun(true) };
}
