import type { Logger } from 'pino';
import type { MessageService } from './message-service.ts';

const INTERVAL_MS = 6 * 3_600_000;

/** Deletes messages that were kept long enough, at once and four times a day. @returns a function that ends it. */
export function sweepMessages(
  messages: Pick<MessageService, 'forgetOld'>,
  logger: Pick<Logger, 'warn'>,
): () => Promise<void> {
  const sweep = async () => {
    try {
      await messages.forgetOld();
    } catch (err) {
      logger.warn({ err }, 'old messages could not be deleted yet');
    }
  };
  let last = sweep();
  const timer = setInterval(() => void (last = sweep()), INTERVAL_MS).unref();
  return () => {
    clearInterval(timer);
    return last;
  };
}
