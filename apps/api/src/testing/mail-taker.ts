import { setTimeout as wait } from 'node:timers/promises';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** Received mail, as far as tests check it. */
export interface TakenMail {
  to: string;
  subject: string;
  messageId: string;
}

/** Starts a mail server that stores mails and responds with a delay; `url` is its address. */
export async function startMailTaker(answerMs: number) {
  const taken: TakenMail[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      void take(stream, done);
    },
  });
  const take = async (stream: Readable, done: () => void) => {
    try {
      taken.push(readMail(await text(stream)));
    } catch {
      // A mail that was not sent completely has not arrived.
      return;
    }
    await wait(answerMs);
    done();
  };
  // A killed process breaks its connection.
  server.on('error', () => undefined);
  const port = await new Promise<number>((resolve) => {
    const listener = server.listen(0, '127.0.0.1', () => resolve((listener.address() as { port: number }).port));
  });
  const stop = () => new Promise<void>((resolve) => server.close(resolve));
  return { taken, url: `smtp://127.0.0.1:${port}`, stop };
}

function readMail(mail: string): TakenMail {
  const header = (name: string) => new RegExp(`^${name}: (.*)`, 'm').exec(mail)?.[1]?.trim() ?? '';
  return { to: header('To'), subject: header('Subject').replace(' | Dopahiya', ''), messageId: header('Message-ID') };
}
