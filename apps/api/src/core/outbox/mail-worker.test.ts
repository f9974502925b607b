import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { MailSender } from './mail-sender.ts';
import { MailWorker } from './mail-worker.ts';

function workWith(sendNext: MailSender['sendNext'], log = pino({ level: 'silent' })) {
  const worker = new MailWorker({ sendNext } as MailSender, log, 1);
  onTestFinished(() => worker.close());
  return worker;
}

describe('MailWorker', () => {
  it('ends when the mail in hand is sent, and begins no other', async () => {
    const { promise, resolve } = Promise.withResolvers<{ outcome: 'sent' }>();
    const sendNext = vi.fn(() => promise);
    const worker = workWith(sendNext);
    await expect.poll(() => sendNext).toHaveBeenCalledOnce();
    const ended = vi.fn();
    const closing = worker.close().then(ended);
    await new Promise(setImmediate);
    expect(ended).not.toHaveBeenCalled();
    resolve({ outcome: 'sent' });
    await closing;
    expect(sendNext).toHaveBeenCalledOnce();
  });

  it('looks again after mails could not be read, and notes why they could not', async () => {
    const sendNext = vi.fn<MailSender['sendNext']>(() => Promise.resolve(undefined));
    sendNext.mockRejectedValueOnce(new Error('The database is away.'));
    const lines: string[] = [];
    workWith(sendNext, pino({ level: 'error' }, { write: (line: string) => lines.push(line) }));
    await expect.poll(() => sendNext.mock.calls.length).toBeGreaterThan(1);
    expect(lines.join('')).toContain('The database is away.');
  });
});
