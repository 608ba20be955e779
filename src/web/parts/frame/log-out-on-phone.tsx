import { TopBarButton } from '#web/ui/top-bar.tsx';
import { useLogOut } from './log-out.ts';

/** Log Out in a phone's top bar, which stands where the header is on a wide screen. */
export function LogOutOnPhone() {
  const { leaving, leave } = useLogOut();
  return (
    <TopBarButton disabled={leaving} onClick={leave}>
      Log Out
    </TopBarButton>
  );
}
