import { PAGES } from '#contract/pages';
import { Section } from '#web/parts/item/section.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import styles from '../pilot.module.css';
import { LogOut } from './log-out.tsx';

/** The password and the way out; a demo pilot has the latter alone. */
export function AccountSection({ email }: { readonly email: string | null }) {
  return (
    <Section title="Account">
      <div className={styles.actions}>
        {email !== null && <LinkButton href={PAGES.changePassword.path}>Change password</LinkButton>}
        <LogOut />
      </div>
    </Section>
  );
}
