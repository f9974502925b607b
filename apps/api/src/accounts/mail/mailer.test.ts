import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { passwordChangedMail } from './account-mails.ts';
import { deliveryOf } from './delivery.ts';
import { draftMail } from './draft-mail.ts';
import { type Mail, type MailDraft, Mailer, type MailerDeps } from './mailer.ts';

const logger = pino({ level: 'silent' });
const user = {
  id: 1,
  email: 'asha@example.test',
  email_key: 'asha@example.test',
  email_verified_at: new Date('2026-11-21'),
  first_name: '<b>Asha</b>',
  username: 'asha',
};
const draft = passwordChangedMail(user, 'https://site.test/forgot-password?from="a"&b');
const mail = await draft.write();

function mailerWith(deps: Partial<MailerDeps>): Mailer {
  const mailer = new Mailer({ deliver: () => Promise.resolve(), logger, ...deps });
  onTestFinished(() => mailer.close());
  return mailer;
}

describe('a mail', () => {
  it('says the same as text and as HTML, in which nothing is markup that somebody wrote', async () => {
    expect(mail.text).toContain('https://site.test/forgot-password?from="a"&b');
    expect(mail.html).toContain('href="https://site.test/forgot-password?from=&quot;a&quot;&amp;b"');
    expect(mail.html).toContain('Namaste &lt;b&gt;Asha&lt;/b&gt;,');
    const links = [{ label: 'See <i>', url: 'https://site.test/' }];
    const { html } = await draftMail(user, 'notice', { subject: 'Hello', lines: ['a <script>'], links }).write();
    expect(html).toContain('>See &lt;i&gt;</a>');
    expect(html).not.toMatch(/<i>|<script/);
  });

  it.each([
    ['whose owner never confirmed the address', { email_verified_at: null }],
    ['whose name was stored with an address in it', { first_name: 'Claim at evil.com', username: 'evil.com' }],
    ['whose name was stored with a change of direction', { first_name: 'Asha\u202Emoc', username: 'a\u202Eb' }],
  ])('greets without a name in the account %s', async (_, stored) => {
    const { text, html } = await passwordChangedMail({ ...user, ...stored }, 'https://site.test/').write();
    expect(text).toMatch(/^Namaste,\n\nThe password of your account at Dopahiya was changed/);
    expect(html).not.toMatch(/Asha|asha|evil|\u202E/);
  });

  it('has one recipient and the headers that we write, whatever stands in address and subject', async () => {
    const outboxDir = temporaryFolder();
    const lured = {
      ...mail,
      to: 'asha@example.test, b@evil.test\r\nBcc: c@evil.test',
      subject: 'Hi\r\nBcc: d@evil.test',
    };
    await deliveryOf({ outboxDir }, logger)(lured);
    const [file = ''] = readdirSync(outboxDir);
    const [headers = ''] = readFileSync(join(outboxDir, file), 'utf8').split('\r\n\r\n');
    expect(headers).not.toMatch(/^(?:b?cc):/im);
    expect(/^To: (.*(?:\r\n[ \t].*)*)/m.exec(headers)?.[1]).toMatch(/^<"[^"]*"@evil\.test>$/);
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
    expect(received[0]).toMatch(/^Subject: Your password was changed \| Dopahiya/m);
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
    expect(readFileSync(join(outboxDir, stored), 'utf8')).toContain('Your password was changed');
  });
});

describe('Mailer', () => {
  it('tries again when a server does not take a mail, and gives up in the end', async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    let tries = 0;
    const deliver = () => {
      tries += 1;
      return Promise.reject(new Error('The mail server is away.'));
    };
    const mailer = mailerWith({ deliver, retryMs: [5000, 60_000] });
    mailer.post(() => Promise.resolve([draft]));
    await vi.runAllTimersAsync();
    expect([tries, vi.getTimerCount()]).toEqual([3, 0]);
  });

  it('charges, writes and sends each mail once, however often another one of the same call fails', async () => {
    const done: string[] = [];
    const named = (name: string): MailDraft => ({
      ...draft,
      write: () => {
        done.push(`written ${name}`);
        return Promise.resolve({ ...mail, to: name });
      },
    });
    let refusals = 2;
    mailerWith({
      deliver: ({ to }) => {
        if (to === 'second' && refusals-- > 0) return Promise.reject(new Error('Try again later.'));
        done.push(`sent ${to}`);
        return Promise.resolve();
      },
      budget: {
        charge: () => {
          done.push('charged');
          return Promise.resolve(true);
        },
      },
      retryMs: [5, 5],
    }).post(() => Promise.resolve([named('first'), named('second')]));
    await expect.poll(() => done).toContain('sent second');
    expect(done.toSorted()).toEqual([
      'charged',
      'charged',
      'sent first',
      'sent second',
      'written first',
      'written second',
    ]);
  });

  it('neither writes nor sends what is held back, and makes no link for it', async () => {
    const sent: Mail[] = [];
    let written = 0;
    const heldBack = draftMail(user, 'reset', () => {
      written += 1;
      return Promise.resolve({ subject: 'Hello', lines: [] });
    });
    const budget = { charge: ({ kind }: MailDraft) => Promise.resolve(kind === 'notice') };
    const mailer = mailerWith({ deliver: async (one) => void sent.push(one), budget });
    mailer.post(() => Promise.resolve([heldBack, draft]));
    await mailer.close();
    expect([written, sent]).toEqual([0, [mail]]);
  });

  it('asks once more whether a mail may go when that could not be told', async () => {
    let asked = 0;
    const sent: Mail[] = [];
    const charge = () => (asked++ === 0 ? Promise.reject(new Error('The database is away.')) : Promise.resolve(true));
    mailerWith({ deliver: async (one) => void sent.push(one), budget: { charge }, retryMs: [5] }).post(() =>
      Promise.resolve([draft]),
    );
    await expect.poll(() => [asked, sent.length]).toEqual([2, 1]);
  });

  it('sends mails in the order in which calls asked for them', async () => {
    const sent: string[] = [];
    const mailer = mailerWith({ deliver: async ({ to }) => void sent.push(to) });
    const to = (address: string) => ({ ...draft, write: () => Promise.resolve({ ...mail, to: address }) });
    mailer.post(() => Promise.resolve([to('first'), to('second')]));
    mailer.post(() => Promise.resolve([to('third')]));
    await mailer.close();
    expect(sent).toEqual(['first', 'second', 'third']);
  });

  it('holds up nobody who asks for a mail, whatever the server does', async () => {
    const sent: Mail[] = [];
    const mailer = mailerWith({ deliver: async (one) => void sent.push(one) });
    mailer.post(() => Promise.resolve([draft, draft]));
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
