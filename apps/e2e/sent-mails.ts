import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { readAddresses } from './servers/addresses.ts';

/** Returns the mails sent to a user, by default by the main site of the journeys. */
export function mailsTo(username: string, outbox = readAddresses().outbox): string[] {
  const mails = existsSync(outbox) ? readdirSync(outbox).map((file) => readFileSync(join(outbox, file), 'utf8')) : [];
  return mails
    .map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
    .filter((mail) => mail.includes(`To: ${username}@`));
}

/** Returns the link of this kind in the mail sent to a user. */
export async function linkFor(username: string, kind: string, subject = '', outbox?: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      () => {
        const mail = mailsTo(username, outbox).find((one) => one.includes(`/${kind}?`) && one.includes(subject));
        link = mail && new RegExp(`/${kind}\\?token=[\\w-]+`).exec(mail)?.[0];
        return link;
      },
      { timeout: 30_000 },
    )
    .toBeDefined();
  return link ?? '';
}
