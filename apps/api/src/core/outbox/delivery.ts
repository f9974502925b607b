import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { createFolder } from '../database/data-folders.ts';
import type { Mail } from './write-mail.ts';

/** Mail delivery settings: an SMTP server, or files. */
export interface DeliverySettings {
  /** Like `smtps://user:password@mail.example:465`. */
  smtpUrl?: string | undefined;
  mailFrom?: string | undefined;
  /** Folder for mail files; without it and without a server mails are dropped. */
  outboxDir?: string | undefined;
}

/** Logs which file a mail was written to, and the link in it. */
export interface DeliveryLog {
  info: (stored: { file: string; link: string | undefined }, text: string) => void;
}

const MAX_FILES = 200;
const TIMEOUT_MS = 10_000;
const FROM = 'Dopahiya <no-reply@dopahiya.example>';

/** Returns the function that delivers a mail with these settings. */
export function deliveryOf(settings: DeliverySettings, logger: DeliveryLog): (mail: Mail) => Promise<void> {
  const { smtpUrl, mailFrom: from = FROM, outboxDir } = settings;
  if (smtpUrl) return bySmtp(smtpUrl, from);
  return outboxDir ? intoFolder(outboxDir, from, logger) : () => Promise.resolve();
}

/** Error: a mail was handed over but no response came, so it is unknown whether it arrived. */
export class LostAnswerError extends Error {}

/** Timeout in ms of a whole delivery: no process works on a mail for longer. */
const DEADLINE_MS = 60_000;

function bySmtp(url: string, from: string): (mail: Mail) => Promise<void> {
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  return async (mail) => {
    let isHandedOver = false;
    const transport = createTransport({ url, ...timeouts });
    transport.use('stream', ({ message }, done) => {
      message.processFunc((content) => content.once('end', () => (isHandedOver = true)));
      done();
    });
    try {
      await Promise.race([transport.sendMail({ from, ...addressed(mail) }), deadline()]);
    } catch (error) {
      const isAnswered = (error as { responseCode?: number }).responseCode !== undefined;
      if (!isHandedOver || isAnswered) throw error;
      throw new LostAnswerError('The mail server took the mail and did not answer.', { cause: error });
    }
  };
}

function deadline(): Promise<never> {
  return new Promise((_, reject) => {
    setTimeout(() => reject(new Error('The mail server took too long.')), DEADLINE_MS).unref();
  });
}

/** Passes the recipient as an object: a string would be parsed as a list of recipients. */
const addressed = ({ to, replyTo, unsubscribe, ...mail }: Mail) => ({
  ...mail,
  to: { name: '', address: to },
  ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
  ...(unsubscribe !== undefined && {
    headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }),
});

/** Writes mails to files for development; the log names the file and the link in it. */
function intoFolder(folder: string, from: string, logger: DeliveryLog): (mail: Mail) => Promise<void> {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return async (mail) => {
    createFolder(folder);
    const { message } = await transport.sendMail({ from, ...addressed(mail) });
    const file = join(folder, `${Date.now()}-${randomUUID().slice(0, 8)}.eml`);
    await writeFile(file, message as Buffer, { mode: 0o600 });
    const [link] = /https?:\S+/.exec(mail.text) ?? [];
    logger.info({ file, link }, 'mail stored: no mail server is configured');
    for (const old of readdirSync(folder).toSorted().slice(0, -MAX_FILES)) rmSync(join(folder, old), { force: true });
  };
}
