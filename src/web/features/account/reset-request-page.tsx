import { initiateResetPassword } from '#contract/account/account';
import { call } from '#web/api/call.ts';
import { accountTexts } from '#web/parts/account-form/account-texts.ts';
import { useLogbookIfSignedIn } from '#web/store/store.ts';
import { EmailRequest } from './email-request.tsx';

const requestLink = (email: string) => call(initiateResetPassword, { body: { email } });

/** Requests an email with a link to set a new password; a logged-in pilot need not type the address. */
export function ResetRequestPage() {
  const logbook = useLogbookIfSignedIn();
  return (
    <EmailRequest
      title={accountTexts.resetRequest.title}
      lead={accountTexts.resetRequest.lead}
      sentTo={accountTexts.resetRequest.sentTo}
      knownEmail={logbook?.pilot.email ?? null}
      send={requestLink}
    />
  );
}
