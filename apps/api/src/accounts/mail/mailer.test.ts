import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { resetMail } from './account-mails.ts';
import { deliveryOf } from './delivery.ts';
import { type Mail, Mailer, type MailerParts } from './mailer.ts';

const logger = pino({ level: 'silent' });
const user = { email: 'asha@example.test', first_name: '<b>Asha</b>', username: 'asha' };
const mail = resetMail(user, 'https://site.test/reset-password?token=abc');

function mailerWith(parts: Partial<MailerParts>): Mailer {
  const mailer = new Mailer({ deliver: () => Promise.resolve(), logger, ...parts });
  onTestFinished(() => mailer.close());
  return mailer;
}

describe('a mail', () => {
  it('says the same as text and as HTML, in which a name is no markup', () => {
    expect(mail.text).toContain('https://site.test/reset-password?token=abc');
    expect(mail.html).toContain('href="https://site.test/reset-password?token=abc"');
    expect(mail.html).toContain('Namaste &lt;b&gt;Asha&lt;/b&gt;,');
  });

  it('goes to an SMTP server', async () => {
    const received: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        let text = '';
        stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
        stream.on('end', () => {
          received.push(text);
          done();
        });
      },
    });
    const port = await new Promise<number>((resolve) => {
      const listener = server.listen(0, '127.0.0.1', () => resolve((listener.address() as { port: number }).port));
    });
    onTestFinished(() => new Promise((resolve) => server.close(resolve)));
    const settings = { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'Dopahiya <hello@site.test>' };
    await deliveryOf(settings, logger)(mail);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatch(/^From: Dopahiya <hello@site\.test>/m);
    expect(received[0]).toMatch(/^To: asha@example\.test/m);
    expect(received[0]).toMatch(/^Subject: Choose a new password \| Dopahiya/m);
    expect(received[0]).toContain('multipart/alternative');
  });

  it('becomes a file where there is no server, for its owner’s eyes; the oldest of two hundred go', async () => {
    const outboxDir = join(temporaryFolder(), 'outbox');
    mkdirSync(outboxDir);
    for (let number = 100; number < 302; number++) writeFileSync(join(outboxDir, `${number}.eml`), '');
    await deliveryOf({ outboxDir }, logger)(mail);
    const files = readdirSync(outboxDir).toSorted();
    expect(files).toHaveLength(200);
    expect(files).not.toContain('102.eml');
    const stored = files.find((name) => name.length > 10) ?? '';
    expect(readFileSync(join(outboxDir, stored), 'utf8')).toContain('Choose a new password');
  });
});

describe('Mailer', () => {
  it('tries again when a server does not take a mail, and gives up in the end', async () => {
    let tries = 0;
    const deliver = () => {
      tries += 1;
      return Promise.reject(new Error('The mail server is away.'));
    };
    mailerWith({ deliver, retryMs: [5, 5] }).post(() => Promise.resolve([mail]));
    await expect.poll(() => tries).toBe(3);
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(tries).toBe(3);
  });

  it('holds up nobody who asks for a mail, whatever the server does', async () => {
    const sent: Mail[] = [];
    const mailer = mailerWith({ deliver: async (one) => void sent.push(one) });
    mailer.post(() => Promise.resolve([mail, mail]));
    expect(sent).toEqual([]);
    await expect.poll(() => sent.length).toBe(2);
  });

  it('lets five hundred wait and gives the others up', async () => {
    let composed = 0;
    const mailer = mailerWith({});
    for (let count = 0; count < 600; count++)
      mailer.post(() => {
        composed += 1;
        return Promise.resolve([]);
      });
    await mailer.close();
    expect(composed).toBe(500);
  });
});
