import { useLogOut } from '#web/parts/frame/log-out.ts';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';

/** The logout button. */
export function LogOut() {
  const { leaving, leave } = useLogOut();
  return (
    <Button tone="danger" busy={leaving} onClick={leave}>
      {texts.actions.logOut}
    </Button>
  );
}
