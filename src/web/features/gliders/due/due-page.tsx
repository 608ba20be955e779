import { PAGES, pathTo } from '#contract/pages/pages';
import { type DueItem, urgentOf } from '#domain/due/dues';
import { DUE as dueTexts } from '#texts/due';
import { GEAR as gearTexts } from '#texts/gear';
import { DueState } from '#web/parts/due/due-state.tsx';
import { checkNameOf } from '#web/parts/due/due-text.ts';
import { useDues } from '#web/parts/due/dues-today.ts';
import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import { Section, SectionLead } from '#web/parts/item/section.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { texts } from '#web/texts.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Breadcrumb } from '#web/ui/page/breadcrumb.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarBack } from '#web/ui/page/top-bar.tsx';
import { CardList, CardRow, RowName } from '#web/ui/table/card-list.tsx';
import { DOT } from '#web/ui/text/dot.ts';
import styles from './due.module.css';

/** All checks of gliders and gear, the most urgent first. */
export function DuePage() {
  return (
    <Page title={dueTexts.title} heading="own" start={<TopBarBack href={PAGES.gliders.path} />}>
      <div className={styles.head}>
        <Breadcrumb crumbs={[{ label: texts.terms.gliders, href: PAGES.gliders.path }, { label: dueTexts.title }]} />
        <h1>{dueTexts.title}</h1>
      </div>
      <WithLogbook loading={<Skeleton height="240px" />}>{(logbook) => <Dues logbook={logbook} />}</WithLogbook>
    </Page>
  );
}

function Dues({ logbook }: { readonly logbook: Logbook }) {
  const dues = useDues(logbook);
  const urgent = urgentOf(dues);
  const later = dues.slice(urgent.length);
  if (dues.length === 0)
    return (
      <Empty action={<LinkButton href={PAGES.gliders.path}>{texts.terms.gliders}</LinkButton>}>
        {dueTexts.nothing}
      </Empty>
    );
  return (
    <div className={styles.parts}>
      <SectionLead>{dueTexts.lead}</SectionLead>
      {urgent.length > 0 && <DueList items={urgent} />}
      {later.length > 0 && urgent.length === 0 && <DueList items={later} />}
      {later.length > 0 && urgent.length > 0 && (
        <Section title={dueTexts.later}>
          <DueList items={later} />
        </Section>
      )}
    </div>
  );
}

function DueList({ items }: { readonly items: readonly DueItem[] }) {
  return (
    <CardList>
      {items.map((item) => (
        <CardRow key={item.key} href={pathTo(item.subject.type, item.subject.id)}>
          <RowName name={item.subject.name}>{[kindOf(item), checkNameOf(item.check)].join(DOT)}</RowName>
          <DueState item={item} />
        </CardRow>
      ))}
    </CardList>
  );
}

function kindOf({ subject }: DueItem): string {
  return subject.type === 'glider' ? texts.terms.glider : gearTexts.kinds[subject.kind];
}
