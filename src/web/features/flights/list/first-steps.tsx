import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { PAGES, pathTo } from '#contract/pages/pages';
import { type FirstStep, type FirstStepState, firstStepsOf } from '#domain/first-steps';
import { itemTexts } from '#web/parts/item/item-texts.ts';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Hidden } from '#web/ui/text/hidden.tsx';
import { useFirstStepsAnswer } from './first-steps-answer.ts';
import styles from './onboarding.module.css';
import { onboardingTexts } from './onboarding-texts.ts';

/** What a new pilot may want to tell Wingbook, ticked off one by one; nothing once it is done, or hidden. */
export function FirstSteps({ logbook }: { readonly logbook: Logbook }) {
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
