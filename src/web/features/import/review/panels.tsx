import { type ReactNode, useState } from 'react';
import { distanceBetween } from '#domain/geo';
import { isolated } from '#domain/isolated';
import { compareNames } from '#domain/order/text-order';
import { coordinatesOfSite, type Site } from '#domain/site';
import { nameKey } from '#domain/text';
import { distanceIn } from '#domain/units';
import { IMPORT as importTexts } from '#texts/import';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { SelectField, type SelectOption } from '#web/ui/form/select-field.tsx';
import { TextField } from '#web/ui/form/text-field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { formatDecimal } from '#web/ui/text/numbers.ts';
import { NARROW, useMedia } from '#web/ui/use-media.ts';
import { choiceOfValue, valueOfChoice } from './choice.ts';
import styles from './panels.module.css';
import { type GliderText, proposedGlider } from './propose-gliders.ts';
import type { NewSite } from './propose-sites.ts';
import { nameOfNewSite } from './site-names.ts';
import type { NewSiteUse, Review } from './use-review.ts';
import { countOpenLookUps, isLookedUp, type LookUps } from './use-site-look-ups.ts';

const { sites: words } = importTexts;

/** How many of the pilot's own sites are offered in place of a new one: the nearest ones. */
const MOST_OWN = 12;

/** The new sites of the import, all together: each can be named, or another one taken. */
export function SitePanel({ review, lookUps }: { readonly review: Review; readonly lookUps: LookUps }) {
  const { newSites } = review;
  const areArchived = newSites.every(({ site }) => site.archived !== undefined);
  const lead = areArchived ? words.leadOfArchive : words.lead;
  return (
    <Panel
      title={words.title(newSites.filter(({ site }) => isMade(site, review)).length)}
      lead={lead}
      count={newSites.length}
    >
      {lookUps !== 'done' && !areArchived && (
        <p className={styles.status} role="status">
          {lookUps === 'failed' ? words.noLookUp : words.lookingUp(countOpenLookUps(review))}
        </p>
      )}
      {newSites.map((use) => (
        <SiteRow key={use.site.ref} use={use} review={review} isRunning={lookUps === 'running'} />
      ))}
    </Panel>
  );
}

/** Whether its name may still be found. */
function isOpen(site: NewSite, { answers }: Review): boolean {
  return isLookedUp(site) && site.name === '' && !answers.siteNames.has(site.ref) && !answers.siteDetails.has(site.ref);
}

/** Whether the import makes a site of it, as the review stands. */
function isMade({ ref }: NewSite, { siteNames, answers }: Review): boolean {
  return !answers.siteInstead.has(ref) && siteNames.get(ref)?.joins === null;
}

interface SiteRowProps {
  readonly use: NewSiteUse;
  readonly review: Review;
  readonly isRunning: boolean;
}

function SiteRow({ use: { site, count }, review, isRunning }: SiteRowProps) {
  const { answers, logbook, dispatch } = review;
  const instead = answers.siteInstead.get(site.ref);
  const name = review.siteNames.get(site.ref)?.name ?? nameOfNewSite(site, answers);
  const isNew = valueOfChoice({ kind: 'new', ref: site.ref });
  return (
    <div className={styles.row}>
      <TextField
        label={`${words.name} · ${words.flights(count)}`}
        aria-label={words.nameOf(isolated(name))}
        value={answers.siteNames.get(site.ref) ?? name}
        disabled={instead !== undefined}
        hint={hintOf(site, review) ?? (isRunning && isOpen(site, review) ? words.beingLookedUp : undefined)}
        onChange={({ target }) => dispatch({ type: 'siteNamed', ref: site.ref, name: target.value })}
      />
      <SelectField
        label={words.use}
        aria-label={words.useFor(isolated(name))}
        choices={[{ value: isNew, label: words.newSite }, ...ownOptions(site, logbook)]}
        value={instead === undefined ? isNew : valueOfChoice(instead)}
        onChange={({ target }) =>
          dispatch({
            type: 'siteReplaced',
            ref: site.ref,
            choice: target.value === isNew ? null : choiceOfValue(target.value),
          })
        }
      />
    </div>
  );
}

function hintOf(site: NewSite, { answers, siteNames }: Review): string | undefined {
  const named = siteNames.get(site.ref);
  if (named === undefined || answers.siteInstead.has(site.ref)) return locationOf(site, answers);
  if (named.joins !== null) return named.joins === 'own' ? words.sameName : words.sameNew;
  const isNumbered = nameKey(named.name) !== nameKey(nameOfNewSite(site, answers));
  return isNumbered ? words.numbered(isolated(named.name)) : locationOf(site, answers);
}

function locationOf({ ref, archived }: NewSite, answers: Review['answers']): string | undefined {
  return archived?.location ?? answers.siteDetails.get(ref)?.location;
}

/** The pilot's nearest sites, and none. */
function ownOptions({ place }: NewSite, { sites, pilot }: Logbook): readonly SelectOption[] {
  const near = [...sites.values()]
    .map((site) => ({ site, distance: distanceTo(site, place) }))
    .sort((a, b) => (a.distance ?? Number.POSITIVE_INFINITY) - (b.distance ?? Number.POSITIVE_INFINITY))
    .slice(0, MOST_OWN)
    .map(({ site, distance }) => ({
      value: valueOfChoice({ kind: 'own', id: site.id }),
      label: distance === null ? site.name : words.near(isolated(site.name), inUnit(distance, pilot)),
    }));
  return [{ value: '', label: texts.terms.noSite }, ...near];
}

function distanceTo(site: Site, place: NewSite['place']) {
  const own = coordinatesOfSite(site);
  return own && place ? distanceBetween(own, place) : null;
}

function inUnit(distance: Parameters<typeof distanceIn>[0], { distanceUnit }: Logbook['pilot']): string {
  return `${formatDecimal(distanceIn(distance, distanceUnit), 1)} ${texts.units.distance[distanceUnit]}`;
}

const { gliders: gliderWords, sites } = importTexts;

/** Maps what files call a glider to a glider, once for each name. */
export function GliderPanel({ review }: { readonly review: Review }) {
  const { gliderTexts } = review;
  return (
    <Panel title={gliderWords.title} lead={gliderWords.lead} count={gliderTexts.length}>
      {gliderTexts.map((text) => (
        <GliderRow key={text.key} text={text} review={review} />
      ))}
    </Panel>
  );
}

function GliderRow({ text, review }: { readonly text: GliderText; readonly review: Review }) {
  const { gliders } = review.logbook;
  const chosen = review.answers.gliderTexts.get(text.key) ?? proposedGlider(text, gliders);
  const name = text.key === '' ? gliderWords.none : text.text;
  const own = [...gliders.values()].sort(compareNames);
  return (
    <div className={styles.row}>
      <div className={styles.named}>
        <span className={styles.name}>{name}</span>
        {text.count > 0 && <span className={styles.count}>{sites.flights(text.count)}</span>}
      </div>
      <SelectField
        label={texts.terms.glider}
        aria-label={gliderWords.gliderFor(name)}
        choices={[
          { value: '', label: texts.terms.noGlider },
          ...own.map((glider) => ({ value: valueOfChoice({ kind: 'own', id: glider.id }), label: glider.name })),
          ...newGliders(text, review).map((added) => ({
            value: valueOfChoice({ kind: 'new', ref: added.key }),
            label: gliderWords.newGlider(isolated(added.text)),
          })),
        ]}
        value={valueOfChoice(chosen)}
        onChange={({ target }) =>
          review.dispatch({ type: 'gliderOfTextChosen', key: text.key, choice: choiceOfValue(target.value) })
        }
      />
    </div>
  );
}

/** Returns the new gliders that a name can mean: the one of that name, and without a name each that the import may add. */
function newGliders(text: GliderText, { gliderTexts, logbook }: Review): readonly GliderText[] {
  if (text.key !== '') return [text];
  return gliderTexts.filter((other) => proposedGlider(other, logbook.gliders).kind === 'new');
}

/** Longer panels are closed at first, so that the flights are in view. */
const MOST_OPEN = { wide: 2, narrow: 1 };

interface PanelProps {
  readonly title: string;
  readonly lead: string;
  /** How many rows it has. */
  readonly count: number;
  readonly children: ReactNode;
}

/** A panel of the review that can be opened. */
function Panel({ title, lead, count, children }: PanelProps) {
  const narrow = useMedia(NARROW);
  const [isOpen] = useState(count <= (narrow ? MOST_OPEN.narrow : MOST_OPEN.wide));
  return (
    <details className={styles.panel} open={isOpen}>
      <summary className={styles.summary}>
        <h2 className={styles.title}>{title}</h2>
        <Icon name="down" />
      </summary>
      <p className={styles.lead}>{lead}</p>
      <div className={styles.rows}>{children}</div>
    </details>
  );
}
