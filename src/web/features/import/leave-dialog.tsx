import type { LeaveGuard } from '#web/parts/form/use-leave-guard.ts';
import { texts } from '#web/texts.ts';
import { ConfirmDialog } from '#web/ui/overlay/dialog.tsx';

/** Asks before a step of an import is left. */
export function LeaveDialog({ guard, question }: { readonly guard: LeaveGuard; readonly question: string }) {
  if (!guard.asked) return null;
  return (
    <ConfirmDialog question={question} confirm={texts.actions.leave} onConfirm={guard.asked} onCancel={guard.stay} />
  );
}
