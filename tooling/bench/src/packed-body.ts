import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** How a server may pack an answer. */
export type Encoding = 'gzip' | 'br';

/**
 * The body of an answer as it travels: `fetch` would unpack it.
 * @throws when the answer is not 200.
 */
export function packedBody(address: URL, encoding: Encoding): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  get(address, { headers: { 'accept-encoding': encoding } }, (response) => {
    if (response.statusCode === 200) buffer(response).then(resolve, reject);
    else reject(new Error(`${address.href} answers ${response.statusCode}, so measuring it says nothing.`));
  }).once('error', reject);
  return promise;
}
