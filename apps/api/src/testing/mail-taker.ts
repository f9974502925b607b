import { setTimeout as wait } from 'node:timers/promises';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';

/** A mail that has arrived, as far as tests ask. */
export interface TakenMail {
  to: string;
  subject: string;
  messageId: string;
}

/** A mail server that keeps what arrives and takes some time to answer; `url` is its address. */
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
      // What a process has not sent to its end has not arrived.
      return;
    }
    await wait(answerMs);
    done();
  };
  // A process that is killed breaks its connection off.
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
