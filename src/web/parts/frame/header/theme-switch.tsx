import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Hidden } from '#web/ui/text/hidden.tsx';
import { switchTheme, useTheme } from '#web/ui/theme/theme.ts';

/** Switches between light and dark theme. */
export function ThemeSwitch() {
  const dark = useTheme() === 'dark';
  return (
    <Button tone="quiet" onClick={switchTheme}>
      <Icon name={dark ? 'sun' : 'moon'} />
      <Hidden>{dark ? texts.frame.lightTheme : texts.frame.darkTheme}</Hidden>
    </Button>
  );
}
