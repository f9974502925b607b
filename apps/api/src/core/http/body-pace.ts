import type { IncomingMessage } from 'node:http';

/** Minimum pace of a request body: bytes per time span. */
export interface BodyPace {
  bytes: number;
  withinMs: number;
}

/** 4 kB a second: slower than any connection on which a page is usable. */
export const usualPace: BodyPace = { bytes: 40_000, withinMs: 10_000 };

/**
 * Calls `end` once if a request body arrives more slowly than the pace, or not at all. Bytes that arrived but were not read yet do not
 * count against the sender, also where this process was too busy to read them. The timer does not keep the process alive.
 */
export function endSlowBody(request: IncomingMessage, { bytes, withinMs }: BodyPace, end: () => void): void {
  const { headers, socket } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  let before = socket.bytesRead;
  const check = () => {
    const read = socket.bytesRead - before;
    before = socket.bytesRead;
    if (request.complete || socket.destroyed) return clearInterval(timer);
    if (read >= bytes || request.readableLength > 0) return;
    clearInterval(timer);
    end();
  };
  // Sockets are read between timers and immediates: what arrived while the process was busy counts.
  const timer = setInterval(() => setImmediate(check), withinMs).unref();
  request.once('close', () => clearInterval(timer));
}
