import type { ApiTokenInfo } from '#contract/account/api-tokens';
import { isolated } from '#domain/isolated';
import { API_TOKENS as tokenTexts } from '#texts/api-tokens';
import { Button } from '#web/ui/button.tsx';
import { CardItem, RowName } from '#web/ui/table/card-list.tsx';
import { DOT } from '#web/ui/text/dot.ts';
import styles from './api-tokens.module.css';

interface TokenRowProps {
  readonly token: ApiTokenInfo;
  /** The name of its glider; null without one. */
  readonly glider: string | null;
  readonly now: Date;
  readonly isBusy: boolean;
  readonly onRevoke: () => void;
}

/** A token: what it may do, when it was used, and what went wrong last. */
export function TokenRow({ token, glider, now, isBusy, onRevoke }: TokenRowProps) {
  const { name, scope, lastError } = token;
  const isOver = token.expiresAt !== null && new Date(token.expiresAt) <= now;
  return (
    <CardItem>
      <RowName name={name}>
        <div className={styles.scope}>
          {[tokenTexts.scopes[scope], ...(glider === null ? [] : [isolated(glider)])].join(DOT)}
        </div>
        <div>{token.lastUsedAt === null ? tokenTexts.neverUsed : tokenTexts.lastUsed(token.lastUsedAt)}</div>
        <div>{tokenTexts.createdOn(token.createdAt)}</div>
        {token.expiresAt !== null && (
          <div className={isOver ? styles.over : undefined}>
            {isOver ? tokenTexts.endedOn(token.expiresAt) : tokenTexts.endsOn(token.expiresAt)}
          </div>
        )}
        {lastError && (
          <div className={styles.error}>{tokenTexts.lastError(tokenTexts.errors[lastError.code], lastError.at)}</div>
        )}
      </RowName>
      <Button tone="danger" disabled={isBusy} aria-label={tokenTexts.revokeNamed(isolated(name))} onClick={onRevoke}>
        {tokenTexts.revoke}
      </Button>
    </CardItem>
  );
}
