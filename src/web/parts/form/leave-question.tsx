import { ConfirmDialog } from '#web/ui/overlay/dialog.tsx';
import type { LeaveGuard } from './use-leave-guard.ts';
import { LEAVE_QUESTION } from './watch-leaving.ts';

/** Asks before changes are lost. */
export function LeaveQuestion({ guard }: { readonly guard: LeaveGuard }) {
  if (!guard.asked) return null;
  return <ConfirmDialog question={LEAVE_QUESTION} confirm="Leave" onConfirm={guard.asked} onCancel={guard.stay} />;
}
