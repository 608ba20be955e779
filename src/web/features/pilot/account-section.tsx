import { PAGES } from '#contract/pages/pages';
import { PILOT as pilotTexts } from '#texts/pilot';
import { useLogOut } from '#web/parts/frame/log-out.tsx';
import { Section, SectionButtons } from '#web/parts/item/section.tsx';
import { texts } from '#web/texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';

/** Password, the access of other programs and logout; a demo pilot has only the logout. */
export function AccountSection({ email }: { readonly email: string | null }) {
  return (
    <Section title={pilotTexts.account}>
      <SectionButtons>
        {email !== null && <LinkButton href={PAGES.changePassword.path}>{pilotTexts.changePassword}</LinkButton>}
        {email !== null && <LinkButton href={PAGES.apiTokens.path}>{pilotTexts.otherPrograms}</LinkButton>}
        <LogOut />
      </SectionButtons>
    </Section>
  );
}

/** The logout button. */
function LogOut() {
  const { leaving, leave, question } = useLogOut();
  return (
    <>
      <Button tone="danger" busy={leaving} onClick={leave}>
        {texts.actions.logOut}
      </Button>
      {question}
    </>
  );
}
