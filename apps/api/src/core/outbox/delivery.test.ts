import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { SMTPServer } from 'smtp-server';
import { describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { deliveryOf, LostAnswerError } from './delivery.ts';

const logger = pino({ level: 'silent' });
const mail = {
  to: 'asha@example.test',
  subject: 'Your password was changed | Dopahiya',
  text: 'Your password was changed.',
  html: '<p>Your password was changed.</p>',
  messageId: '<1.1@site.test>',
};

async function listen(server: SMTPServer): Promise<number> {
  onTestFinished(() => new Promise((resolve) => server.close(resolve)));
  return new Promise((resolve) => {
    const listener = server.listen(0, '127.0.0.1', () => resolve((listener.address() as { port: number }).port));
  });
}

describe('the delivery of a mail', () => {
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
    const port = await listen(server);
    const settings = { smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: 'Dopahiya <hello@site.test>' };
    await deliveryOf(settings, logger)(mail);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatch(/^From: Dopahiya <hello@site\.test>/m);
    expect(received[0]).toMatch(/^To: asha@example\.test/m);
    expect(received[0]).toMatch(/^Subject: Your password was changed \| Dopahiya/m);
    expect(received[0]).toContain('multipart/alternative');
    expect(received[0]).toMatch(/^Message-ID: <1\.1@site\.test>/m);
  });

  it.each([
    ['takes it and hangs up before it answers', (_: unknown, drop: () => void) => drop(), true],
    ['refuses it in words', (done: (error: Error) => void) => done(new Error('No.')), false],
  ])('%s: the answer is lost %s', async (_, answer, isLost) => {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, session, done) => {
        stream.resume();
        stream.on('end', () => answer(done, () => server.connections.forEach((one) => one.close())));
      },
    });
    const settings = { smtpUrl: `smtp://127.0.0.1:${await listen(server)}` };
    const failed = await deliveryOf(settings, logger)(mail).catch((error: unknown) => error);
    expect([failed instanceof Error, failed instanceof LostAnswerError]).toEqual([true, isLost]);
  });

  it('is not lost where there is no server', async () => {
    const failed = deliveryOf({ smtpUrl: 'smtp://127.0.0.1:1' }, logger)(mail);
    await expect(failed).rejects.not.toBeInstanceOf(LostAnswerError);
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
