import { useEffect, useEffectEvent, useState } from 'react';
import type { CallError } from '#web/api/call-error.ts';
import { isDeviceOf } from '#web/device-storage/my-device.ts';
import { heldPilotId, isWithoutConnection, reload, useStoreState } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';

interface LoadFailureProps {
  /** Null for a failure in the browser. */
  readonly error: CallError | null;
  /** In place of that of the error. */
  readonly message?: string;
  readonly onRetry: () => Promise<unknown>;
}

/**
 * In place of a part of a page that could not be loaded. On the pilot's own device that is no error without a connection, of which the
 * frame says that there is none: the part comes by itself once there is one.
 */
export function LoadFailure({ error, message = error?.message ?? texts.errors.other, onRetry }: LoadFailureProps) {
  const isQuiet = useLostConnection(error?.isUnanswered === true, onRetry);
  if (!isQuiet) return <Banner message={message} onRetry={onRetry} />;
  return (
    // The line of the frame has told screen readers.
    <Notice slim isLive={false}>
      {texts.frame.onceConnected}
    </Notice>
  );
}

/** Returns whether the reason is that nobody answers at all, also while that is being found out; tries again once somebody does. */
function useLostConnection(isUnanswered: boolean, retry: () => Promise<unknown>): boolean {
  useStoreState();
  const isLost = isWithoutConnection();
  const canBeLost = isUnanswered && isDeviceOf(heldPilotId() ?? 0);
  const [isAsking, setAsking] = useState(true);
  const tryAgain = useEffectEvent(async () => {
    setAsking(true);
    await reload();
    if (isWithoutConnection()) return; // It is asked again as soon as somebody answers.
    await retry();
    setAsking(false);
  });
  useEffect(() => {
    if (isLost) setAsking(true);
    else if (canBeLost) void tryAgain();
  }, [canBeLost, isLost]);
  return canBeLost && (isLost || isAsking);
}
