import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { EmailSender, EmailTransport } from './email.ts';
import { messageOf } from './message.ts';

const FOLDER = 'outbox';
const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY = 0o600;

/** Returns a transport that saves emails as files for mail programs, `outbox/2026-05-03T12-00-00-….eml`. */
export function outboxTransport(dataFolder: string, from: EmailSender): EmailTransport {
  const folder = join(dataFolder, FOLDER);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (email) => {
    const { message } = await transport.sendMail(messageOf(email, from));
    const name = `${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}-${randomUUID()}`;
    await mkdir(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
    await writeFile(join(folder, name), message, { mode: OWNER_ONLY });
    await rename(join(folder, name), join(folder, `${name}.eml`));
  };
}
