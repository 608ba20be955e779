import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { PAGES, pathTo } from '#contract/pages/pages';
import { type FirstStep, type FirstStepState, type FirstStepsAnswer, firstStepsOf } from '#domain/first-steps';
import { FIRST_STEPS as onboardingTexts } from '#texts/first-steps';
import { ITEMS as itemTexts } from '#texts/items';
import { localText } from '#web/device-storage/local-text.ts';
import { filesForImport } from '#web/parts/files/dropped-files.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { FilesPicker } from '#web/ui/form/files-picker.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Hidden } from '#web/ui/text/hidden.tsx';
import styles from './onboarding.module.css';

/** What leads on in a new logbook: all of the page without flights, else what is left of the first steps, under the list. */
export function Onboarding({ logbook }: { readonly logbook: Logbook }) {
  return logbook.flights.size === 0 ? <EmptyLogbook logbook={logbook} /> : <FirstSteps logbook={logbook} />;
}

/** A logbook without flights: the three ways to the first one, and the first steps. */
export function EmptyLogbook({ logbook }: { readonly logbook: Logbook }) {
  return (
    <div className={styles.page}>
      <Empty>{texts.flights.empty}</Empty>
      <ul className={styles.ways}>
        <Way {...onboardingTexts.files}>
          <ChooseFiles />
          <span className={styles.orDrop}>{onboardingTexts.files.orDrop}</span>
        </Way>
        <Way {...onboardingTexts.import}>
          <LinkButton href={PAGES.import.path}>{texts.actions.import}</LinkButton>
        </Way>
        <Way {...onboardingTexts.byHand}>
          <LinkButton href={pathTo('flightForm', 0)}>
            <Icon name="plus" />
            {texts.flights.add}
          </LinkButton>
        </Way>
      </ul>
      <FirstSteps logbook={logbook} />
    </div>
  );
}

interface WayProps {
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

function Way({ title, text, children }: WayProps) {
  return (
    <li className={styles.way}>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className={styles.do}>{children}</div>
    </li>
  );
}

/** Opens the import with the files that are chosen. */
function ChooseFiles() {
  const [, navigate] = useLocation();
  const open = (files: readonly File[]): void => {
    filesForImport.set({ entries: [], files });
    navigate(PAGES.import.path);
  };
  return (
    <FilesPicker label={onboardingTexts.files.label} tone="primary" icon="file" onChoose={open}>
      {onboardingTexts.files.choose}
    </FilesPicker>
  );
}

/** What a new pilot may want to tell Wingbook, ticked off one by one; nothing once it is done, or hidden. */
function FirstSteps({ logbook }: { readonly logbook: Logbook }) {
  const [answer, give] = useFirstStepsAnswer(logbook.pilot.id);
  const steps = firstStepsOf(logbook, answer);
  if (steps.length === 0) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section className={styles.steps} aria-labelledby="first-steps">
      <div className={styles.stepsHead}>
        <h2 id="first-steps">{onboardingTexts.title}</h2>
        <span className={styles.progress}>{onboardingTexts.progress(done, steps.length)}</span>
        <Button tone="quiet" onClick={() => give('hidden')}>
          {onboardingTexts.hide}
        </Button>
      </div>
      <ol className={styles.list}>
        {steps.map((state) => (
          <Step key={state.step} state={state} text={textOf(state, logbook)}>
            {actionOf(state, () => give('nothingBefore'))}
          </Step>
        ))}
      </ol>
    </section>
  );
}

interface StepProps {
  readonly state: FirstStepState;
  readonly text: string;
  readonly children: ReactNode;
}

function Step({ state: { isDone }, text, children }: StepProps) {
  return (
    <li className={classes(styles.step, isDone && styles.done)}>
      <span className={styles.mark}>{isDone && <Icon name="check" />}</span>
      <span className={styles.text}>
        {isDone && <Hidden>{onboardingTexts.done} </Hidden>}
        {text}
      </span>
      <span className={styles.action}>{children}</span>
    </li>
  );
}

function textOf({ step, isDone }: FirstStepState, { pilot }: Logbook): string {
  if (step === 'units') {
    return onboardingTexts.units.text(texts.units.names[pilot.altitudeUnit], texts.units.names[pilot.distanceUnit]);
  }
  if (!isDone) return onboardingTexts[step].todo;
  if (step !== 'before') return onboardingTexts[step].text;
  const isAirtimeOnly = pilot.initialFlightNum === 0 && pilot.initialAirtime > 0;
  return isAirtimeOnly ? onboardingTexts.before.airtimeOnly : onboardingTexts.before.text(pilot.initialFlightNum);
}

const ACTIONS: Readonly<Record<FirstStep, { readonly href: string; readonly caption: string } | null>> = {
  units: { href: PAGES.pilotForm.path, caption: onboardingTexts.units.action },
  before: { href: PAGES.pilotForm.path, caption: onboardingTexts.before.action },
  glider: { href: pathTo('gliderForm', 0), caption: itemTexts.gliders.add },
  flight: null, // The ways to it are above.
};

/** The units can always be changed; what else is done needs nothing more here. */
function actionOf({ step, isDone }: FirstStepState, sayNone: () => void): ReactNode {
  const action = ACTIONS[step];
  if (!action || (isDone && step !== 'units')) return null;
  return (
    <>
      <Link href={action.href}>{action.caption}</Link>
      {step === 'before' && (
        <Button tone="quiet" onClick={sayNone}>
          {onboardingTexts.before.none}
        </Button>
      )}
    </>
  );
}

const ANSWERS: readonly FirstStepsAnswer[] = ['nothingBefore', 'hidden'];

const keyOf = (pilotId: number): string => `first-steps-${pilotId}`;

/** Returns what a pilot has said about the first steps in this browser; null for nothing, and where storage is not available. */
export function answerOf(pilotId: number): FirstStepsAnswer | null {
  const stored = localText(keyOf(pilotId));
  return ANSWERS.find((answer) => answer === stored) ?? null;
}

/** Returns the pilot's answer, and a function that stores another one. */
export function useFirstStepsAnswer(
  pilotId: number,
): readonly [FirstStepsAnswer | null, (to: FirstStepsAnswer) => void] {
  const [answer, setAnswer] = useState(() => answerOf(pilotId));
  const give = (to: FirstStepsAnswer): void => {
    setAnswer(to);
    try {
      localStorage.setItem(keyOf(pilotId), to);
    } catch (error) {
      console.warn('Storage is not available: the first steps will be shown again on the next load.', error);
    }
  };
  return [answer, give];
}
