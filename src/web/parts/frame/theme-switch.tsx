import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Hidden } from '#web/ui/text/hidden.tsx';
import { switchTheme, useTheme } from '#web/ui/theme/theme.ts';

/** Switches between light and dark theme; named beside its icon where there is room. */
export function ThemeSwitch({ isNamed = false }: { readonly isNamed?: boolean }) {
  const dark = useTheme() === 'dark';
  const name = dark ? texts.frame.lightTheme : texts.frame.darkTheme;
  return (
    <Button tone="quiet" onClick={switchTheme}>
      <Icon name={dark ? 'sun' : 'moon'} />
      {isNamed ? name : <Hidden>{name}</Hidden>}
    </Button>
  );
}
