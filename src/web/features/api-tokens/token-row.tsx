import type { ApiTokenInfo } from '#contract/account/api-tokens';
import { API_TOKENS as tokenTexts } from '#texts/api-tokens';
import { Button } from '#web/ui/button.tsx';
import { classes } from '#web/ui/classes.ts';
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
    <li className={styles.row}>
      <div className={styles.token}>
        <b>{name}</b>
        <span>{[tokenTexts.scopes[scope], ...(glider === null ? [] : [glider])].join(DOT)}</span>
        <span className={styles.light}>
          {token.lastUsedAt === null ? tokenTexts.neverUsed : tokenTexts.lastUsed(token.lastUsedAt)}
        </span>
        <span className={styles.light}>{tokenTexts.createdOn(token.createdAt)}</span>
        {token.expiresAt !== null && (
          <span className={classes(isOver ? styles.over : styles.light)}>
            {isOver ? tokenTexts.endedOn(token.expiresAt) : tokenTexts.endsOn(token.expiresAt)}
          </span>
        )}
        {lastError && (
          <span className={styles.error}>{tokenTexts.lastError(tokenTexts.errors[lastError.code], lastError.at)}</span>
        )}
      </div>
      <Button tone="danger" disabled={isBusy} aria-label={tokenTexts.revokeNamed(name)} onClick={onRevoke}>
        {tokenTexts.revoke}
      </Button>
    </li>
  );
}
