import { LANGUAGE_NAMES } from '#contract/messages/language-names';
import { PAGES } from '#contract/pages/pages';
import { LICENCES_PATH } from '#contract/product';
import { type LanguageChoice, OF_BROWSER } from '#domain/languages';
import type { Pilot } from '#domain/pilot';
import { isInPractice, type PilotTotals, totalsOfPilot } from '#domain/statistics/pilot-totals';
import { CHECK_EMAILS as checkEmailsTexts } from '#texts/check-emails';
import { PILOT as pilotTexts } from '#texts/pilot';
import { DueLine } from '#web/parts/due/due-line.tsx';
import { ThemeSwitch } from '#web/parts/frame/theme-switch.tsx';
import { FlightCount } from '#web/parts/item/flights/flight-count.tsx';
import { Section, SectionLead } from '#web/parts/item/section.tsx';
import { Airtime } from '#web/parts/quantities.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarLink } from '#web/ui/page/top-bar.tsx';
import { DetailList } from '#web/ui/text/detail-list.tsx';
import { formatWhole } from '#web/ui/text/numbers.ts';
import { useToday } from '#web/ui/use-today.ts';
import { AccountSection } from './account-section.tsx';
import { AppSection } from './app-section.tsx';
import { Currency } from './currency/currency.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { KeptTracksSection } from './kept-tracks-section.tsx';
import { LanguageNotice } from './language-notice.tsx';
import { LastFlights } from './last-flights.tsx';
import { LastGliders } from './last-gliders.tsx';
import { OwnData } from './own-data.tsx';
import { OwnDeviceSection } from './own-device-section.tsx';
import styles from './pilot.module.css';
import { emailOf, shownPilotName } from './pilot-name.ts';
import { Sessions } from './sessions.tsx';

/** The content of the pilot page. */
export function PilotView({ logbook }: { readonly logbook: Logbook }) {
  const { pilot } = logbook;
  const today = useToday();
  const totals = totalsOfPilot(logbook, today);
  const email = emailOf(pilot);
  const isEmpty = logbook.flights.size === 0 && logbook.gliders.size === 0;
  const edit = <TopBarLink href={PAGES.pilotForm.path}>{texts.actions.edit}</TopBarLink>;
  return (
    <Page title={texts.terms.pilot} heading="own" wide start={<ThemeSwitch />} end={edit}>
      <div className={styles.head}>
        <div className={styles.who}>
          <h1 className={styles.name}>{shownPilotName(pilot)}</h1>
          {email !== null && <p className={styles.email}>{email}</p>}
        </div>
        <div className={styles.lastFlight}>
          <Notice slim tone={isInPractice(totals.daysSinceLastFlight) ? 'good' : 'info'}>
            {pilotTexts.sinceLastFlight(totals.daysSinceLastFlight)}
          </Notice>
        </div>
        <div className={styles.wideOnly}>
          <LinkButton href={PAGES.pilotForm.path}>{texts.actions.edit}</LinkButton>
        </div>
      </div>
      <DueLine logbook={logbook} />
      <LanguageNotice choice={pilot.language} />
      <div className={styles.columns}>
        <div className={styles.parts}>
          <Totals totals={totals} />
          {isEmpty ? (
            <Settings pilot={pilot} />
          ) : (
            <div className={styles.overview}>
              <LastFlights logbook={logbook} />
              <LastGliders logbook={logbook} today={today} />
            </div>
          )}
          <Currency logbook={logbook} today={today} />
          <div className={styles.screenOnly}>
            <OwnData logbook={logbook} />
          </div>
        </div>
        <div className={styles.parts}>
          {!isEmpty && <Settings pilot={pilot} />}
          <div className={classes(styles.parts, styles.screenOnly)}>
            <AccountSection email={pilot.email} />
            {pilot.email !== null && <Sessions />}
            {pilot.email !== null && <AppSection />}
            <OwnDeviceSection pilot={pilot} />
            <KeptTracksSection logbook={logbook} />
            {pilot.email !== null && <DeleteAccount email={pilot.email} />}
            <SectionLead>
              <a href={LICENCES_PATH}>{pilotTexts.licences}</a>
            </SectionLead>
          </div>
        </div>
      </div>
    </Page>
  );
}

function Totals({ totals }: { readonly totals: PilotTotals }) {
  return (
    <DetailList
      details={[
        {
          label: texts.terms.flights,
          value: <FlightCount count={totals.flightNumTotal} thisYear={totals.flightNumThisYear} />,
        },
        { label: texts.terms.airtime, value: <Airtime airtime={totals.airtimeTotal} /> },
        { label: pilotTexts.sitesFlown, value: formatWhole(totals.siteNum) },
        { label: pilotTexts.glidersUsed, value: formatWhole(totals.gliderNum) },
      ]}
    />
  );
}

function Settings({ pilot }: { readonly pilot: Pilot }) {
  return (
    <Section title={pilotTexts.settings}>
      <div className={styles.settings}>
        <DetailList
          details={[
            { label: texts.terms.altitudeUnit, value: texts.units.names[pilot.altitudeUnit] },
            { label: texts.terms.distanceUnit, value: texts.units.names[pilot.distanceUnit] },
            { label: texts.xc.homeLeague, value: texts.xc.leagues[pilot.homeLeague] },
            { label: texts.frame.language, value: languageName(pilot.language) },
            ...(pilot.email === null
              ? []
              : [{ label: checkEmailsTexts.label, value: checkEmailsTexts.choices[pilot.checkEmails] }]),
          ]}
        />
      </div>
    </Section>
  );
}

function languageName(choice: LanguageChoice): string {
  return choice === OF_BROWSER ? pilotTexts.language.ofBrowser : LANGUAGE_NAMES[choice];
}
