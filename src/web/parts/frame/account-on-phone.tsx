import { TopBarButton } from '#web/ui/top-bar.tsx';
import styles from './header.module.css';
import { useLogOut } from './log-out.ts';
import { ThemeSwitch } from './theme-switch.tsx';

/** Log Out and the theme in a phone's top bar, which stands where the header is on a wide screen. */
export function AccountOnPhone() {
  const { leaving, leave } = useLogOut();
  return (
    <div className={styles.onPhone}>
      <TopBarButton disabled={leaving} onClick={leave}>
        Log Out
      </TopBarButton>
      <ThemeSwitch />
    </div>
  );
}
