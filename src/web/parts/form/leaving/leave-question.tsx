import { texts } from '#web/texts.ts';
import { ConfirmDialog } from '#web/ui/overlay/dialog.tsx';
import type { LeaveGuard } from './use-leave-guard.ts';

/** Asks before changes are lost. */
export function LeaveQuestion({ guard }: { readonly guard: LeaveGuard }) {
  if (!guard.asked) return null;
  return (
    <ConfirmDialog
      question={texts.forms.leaveQuestion}
      confirm={texts.actions.leave}
      onConfirm={guard.asked}
      onCancel={guard.stay}
    />
  );
}
