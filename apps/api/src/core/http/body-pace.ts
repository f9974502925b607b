import type { IncomingMessage } from 'node:http';

/** How many bytes of a body come at least in each such span of time. */
export interface BodyPace {
  bytes: number;
  withinMs: number;
}

/** 4 kB a second: slower than any line that a page can be used on. */
export const usualPace: BodyPace = { bytes: 40_000, withinMs: 10_000 };

/**
 * Calls `end` once where the body of a request comes more slowly than that, or not at all. What has come and nobody has read
 * yet waits for us: its sender is not slow then. A process that ends does not wait for it.
 */
export function endSlowBody(request: IncomingMessage, { bytes, withinMs }: BodyPace, end: () => void): void {
  const { headers, socket } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  let before = socket.bytesRead;
  const timer = setInterval(() => {
    const read = socket.bytesRead - before;
    before = socket.bytesRead;
    if (request.complete || socket.destroyed) return clearInterval(timer);
    if (read >= bytes || request.readableLength > 0) return;
    clearInterval(timer);
    end();
  }, withinMs).unref();
  request.once('close', () => clearInterval(timer));
}
