import { useState } from 'react';
import { type ApiTokenInfo, listApiTokens, revokeApiToken } from '#contract/account/api-tokens';
import { PAGES } from '#contract/pages/pages';
import { MAX_TOKENS } from '#domain/api-token';
import { isolated } from '#domain/isolated';
import { ACCOUNT as accountTexts } from '#texts/account';
import { API_TOKENS as tokenTexts } from '#texts/api-tokens';
import { PILOT as pilotTexts } from '#texts/pilot';
import { type CallError, callErrorOf } from '#web/api/call-error.ts';
import { useSubmission } from '#web/parts/form/submission.ts';
import { WithLogbook } from '#web/parts/frame/with-logbook.tsx';
import { FormSkeleton } from '#web/parts/item/page/form-skeleton.tsx';
import { Section, SectionButtons, SectionLead } from '#web/parts/item/section.tsx';
import { LoadFailure } from '#web/parts/load-failure.tsx';
import type { Logbook } from '#web/store/logbook.ts';
import { callAsPilot } from '#web/store/store.ts';
import { Button, LinkButton } from '#web/ui/button.tsx';
import { Banner } from '#web/ui/feedback/banner.tsx';
import { Empty } from '#web/ui/feedback/empty.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { useFocusFallback } from '#web/ui/form/use-focus-fallback.ts';
import { Icon } from '#web/ui/icon.tsx';
import { ConfirmDialog } from '#web/ui/overlay/dialog.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { TopBarBack } from '#web/ui/page/top-bar.tsx';
import { CardList } from '#web/ui/table/card-list.tsx';
import { useLoaded } from '#web/ui/use-latest.ts';
import styles from './api-tokens.module.css';
import { NewTokenDialog } from './new-token-dialog.tsx';
import { TokenRow } from './token-row.tsx';

const TITLE = pilotTexts.otherPrograms;

/** The tokens with which other programs get at the logbook. They are only on the server: without a connection the page says so. */
export function ApiTokensPage() {
  return (
    <WithLogbook loading={<FormSkeleton title={TITLE} />}>
      {(logbook) => (
        <Page narrow title={TITLE} start={<TopBarBack href={PAGES.pilot.path} />}>
          {logbook.pilot.email === null ? <DemoPilot /> : <Tokens gliders={logbook.gliders} />}
        </Page>
      )}
    </WithLogbook>
  );
}

function DemoPilot() {
  return (
    <Empty action={<LinkButton href={PAGES.pilot.path}>{accountTexts.backToPilot}</LinkButton>}>
      {accountTexts.noAccount}
    </Empty>
  );
}

interface TokensProps {
  readonly gliders: Logbook['gliders'];
}

function Tokens({ gliders }: TokensProps) {
  const [loaded, reload] = useLoaded<LoadedTokens>(fetchTokens, LOADING);
  return (
    <>
      <SectionLead>{tokenTexts.lead}</SectionLead>
      {loaded.state === 'loading' && <Skeleton height="120px" />}
      {loaded.state === 'failed' && <LoadFailure error={loaded.error} onRetry={reload} />}
      {loaded.state === 'ready' && <TokenList tokens={loaded.tokens} gliders={gliders} onChange={reload} />}
    </>
  );
}

interface TokenListProps extends TokensProps {
  readonly tokens: readonly ApiTokenInfo[];
  readonly onChange: () => Promise<void>;
}

function TokenList({ tokens, gliders, onChange }: TokenListProps) {
  const [isAdding, setAdding] = useState(false);
  const [asked, setAsked] = useState<ApiTokenInfo | null>(null);
  const { submission, submit } = useSubmission<'revoking'>();
  const list = useFocusFallback<HTMLDivElement>(tokens.map(({ id }) => id).join());
  const revoke = ({ id }: ApiTokenInfo): void => {
    setAsked(null);
    const task = async (): Promise<void> => {
      await callAsPilot(revokeApiToken, { body: { id } });
      await onChange();
    };
    void submit({ job: 'revoking', task });
  };
  return (
    <div ref={list} tabIndex={-1} className={styles.list}>
      <Section title={tokenTexts.list}>
        {submission.state === 'failed' && <Banner message={submission.failed.message ?? ''} />}
        {tokens.length === 0 ? (
          <SectionLead>{tokenTexts.none}</SectionLead>
        ) : (
          <CardList>
            {tokens.map((token) => (
              <TokenRow
                key={token.id}
                token={token}
                glider={gliders.get(token.gliderId ?? 0)?.name ?? null}
                now={new Date()}
                isBusy={submission.state === 'busy'}
                onRevoke={() => setAsked(token)}
              />
            ))}
          </CardList>
        )}
        <SectionButtons>
          {tokens.length < MAX_TOKENS ? (
            <Button onClick={() => setAdding(true)}>
              <Icon name="plus" />
              {tokenTexts.add}
            </Button>
          ) : (
            <SectionLead>{tokenTexts.full(MAX_TOKENS)}</SectionLead>
          )}
        </SectionButtons>
      </Section>
      {isAdding && <NewTokenDialog gliders={gliders} onCreated={onChange} onClose={() => setAdding(false)} />}
      {asked && (
        <ConfirmDialog
          question={tokenTexts.revokeQuestion(isolated(asked.name))}
          confirm={tokenTexts.revoke}
          onConfirm={() => revoke(asked)}
          onCancel={() => setAsked(null)}
        />
      )}
    </div>
  );
}

type LoadedTokens =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: CallError }
  | { readonly state: 'ready'; readonly tokens: readonly ApiTokenInfo[] };

const LOADING: LoadedTokens = { state: 'loading' };

function fetchTokens(): Promise<LoadedTokens> {
  return callAsPilot(listApiTokens).then(
    ({ tokens }) => ({ state: 'ready', tokens }),
    (thrown: unknown) => ({ state: 'failed', error: callErrorOf(thrown) }),
  );
}
