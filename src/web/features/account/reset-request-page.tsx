import { initiateResetPassword } from '#contract/account';
import { call } from '#web/api/call.ts';
import { useLogbookIfSignedIn } from '#web/store/store.ts';
import { texts } from '#web/texts.ts';
import { EmailRequest } from './email-request.tsx';

const requestLink = (email: string) => call(initiateResetPassword, { body: { email } });

/** Requests an email with a link to set a new password (spec, 2.15); a logged-in pilot need not type the address. */
export function ResetRequestPage() {
  const logbook = useLogbookIfSignedIn();
  return (
    <EmailRequest
      title={texts.account.resetRequest.title}
      lead={texts.account.resetRequest.lead}
      sentTo={texts.account.resetRequest.sentTo}
      knownEmail={logbook?.pilot.email ?? null}
      send={requestLink}
    />
  );
}
