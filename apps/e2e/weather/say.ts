import { connect } from 'node:net';

const patienceMs = 30_000;

/** Sends the bytes of a request and returns the server's response until it closes the connection; null if it closes without one. */
export function say(origin: string, bytes: Buffer, from = '127.0.0.1'): Promise<string | null> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port), localAddress: from });
    let answer = '';
    socket.setEncoding('latin1').setTimeout(patienceMs, () => {
      socket.destroy();
      reject(new Error(`No end to the answer to ${JSON.stringify(String(bytes).slice(0, 300))}`));
    });
    // Only the head is needed.
    socket.on('data', (part: string) => (answer.length < 2000 ? (answer += part) : undefined));
    // A server may close before it has read everything: its response so far counts.
    socket.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'ECONNREFUSED') reject(new Error('The server is gone.'));
    });
    socket.on('close', () => resolve(answer || null));
    socket.end(bytes);
  });
}
