import type { ReactNode } from 'react';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { importTexts } from '../import-texts.ts';
import { ProgressBar } from '../progress-bar.tsx';
import type { DatabaseProgress } from './logfly-content.ts';

const { page, sending } = importTexts;

interface DatabaseWorkProps {
  readonly database: DatabaseProgress;
  /** Its Stop button. */
  readonly action: ReactNode;
}

/** How far a database of LogFly is: sent, read by the server, taken over. */
export function DatabaseWork({ database, action }: DatabaseWorkProps) {
  const { done, all, isWaiting } = database;
  const isRead = isReadByServer(database);
  return (
    <>
      <ProgressBar label={page.reading} value={done} max={isRead ? 0 : all} text={textOf(database)} action={action} />
      {isWaiting && <Notice tone="warning">{sending.waiting}</Notice>}
    </>
  );
}

function textOf(database: DatabaseProgress): string {
  const { path, step, done, all } = database;
  if (isReadByServer(database)) return page.readingDatabase(path);
  return step === 'sending' ? page.sendingDatabase(path, done, all) : page.readOfDatabase(path, done, all);
}

/** All of it is there, and none of its flights is known yet. */
function isReadByServer({ step, done, all }: DatabaseProgress): boolean {
  return step === 'sending' && done === all;
}
