import { pino } from 'pino';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { MailSender } from './mail-sender.ts';
import { MailWorker } from './mail-worker.ts';

function workWith(sendNext: MailSender['sendNext']) {
  const worker = new MailWorker({ sendNext } as MailSender, pino({ level: 'silent' }), 1);
  onTestFinished(() => worker.close());
  return worker;
}

describe('MailWorker', () => {
  it('ends when the mail in hand is sent, and begins no other', async () => {
    const { promise, resolve } = Promise.withResolvers<{ outcome: 'sent' }>();
    const sendNext = vi.fn(() => promise);
    const worker = workWith(sendNext);
    await vi.waitFor(() => expect(sendNext).toHaveBeenCalledOnce());
    const ended = vi.fn();
    const closing = worker.close().then(ended);
    await new Promise(setImmediate);
    expect(ended).not.toHaveBeenCalled();
    resolve({ outcome: 'sent' });
    await closing;
    expect(sendNext).toHaveBeenCalledOnce();
  });

  it('looks again after mails could not be read', async () => {
    const sendNext = vi.fn<MailSender['sendNext']>(() => Promise.resolve(undefined));
    sendNext.mockRejectedValueOnce(new Error('The database is away.'));
    workWith(sendNext);
    await vi.waitFor(() => expect(sendNext.mock.calls.length).toBeGreaterThan(1));
  });
});
