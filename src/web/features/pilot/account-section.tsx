import { PAGES } from '#contract/pages/pages';
import { Section } from '#web/parts/item/section.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import { LogOut } from './log-out.tsx';
import styles from './pilot.module.css';
import { pilotTexts } from './pilot-texts.ts';

/** Password and logout; a demo pilot has only the logout. */
export function AccountSection({ email }: { readonly email: string | null }) {
  return (
    <Section title={pilotTexts.account}>
      <div className={styles.actions}>
        {email !== null && <LinkButton href={PAGES.changePassword.path}>{pilotTexts.changePassword}</LinkButton>}
        <LogOut />
      </div>
    </Section>
  );
}
