import { PAGES } from '#contract/pages';
import { Section } from '#web/parts/item/section.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import styles from './pilot.module.css';

/** The ways to what is about the account; a demo pilot has none. */
export function AccountLinks() {
  return (
    <Section title="Account">
      <p className={styles.note}>Your password, where you are logged in, all your data as one file, and the way out.</p>
      <div className={styles.actions}>
        <LinkButton href={PAGES.changePassword.path}>Change password</LinkButton>
        <LinkButton href={PAGES.account.path}>Sessions and data</LinkButton>
      </div>
    </Section>
  );
}
