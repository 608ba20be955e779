import { PILOT as pilotTexts } from '#texts/pilot';
import { useInstall } from '#web/parts/device-app/install-offer.ts';
import { Section, SectionButtons, SectionLead } from '#web/parts/item/section.tsx';
import { Button } from '#web/ui/button.tsx';

/** How to have this as an app: a button where the browser can install it, words on iPhones, which cannot be asked. */
export function AppSection() {
  const install = useInstall();
  if (install === null) return isInSafariOfPhone() ? <IphoneSection /> : null;
  return (
    <Section title={pilotTexts.app.title}>
      <SectionLead>{pilotTexts.app.note}</SectionLead>
      <SectionButtons>
        <Button onClick={install}>{pilotTexts.app.install}</Button>
      </SectionButtons>
    </Section>
  );
}

function IphoneSection() {
  return (
    <Section title={pilotTexts.app.title}>
      <SectionLead>{pilotTexts.app.iphone}</SectionLead>
    </Section>
  );
}

/** Only iPhones and iPads say whether a page was opened from the home screen. */
function isInSafariOfPhone(): boolean {
  return 'standalone' in navigator && navigator.standalone === false;
}
