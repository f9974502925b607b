import { get } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Content encoding of a response. */
export type Encoding = 'gzip' | 'br';

/**
 * Returns the encoded body of a response, which `fetch` would decode.
 * @throws if the status is not 200.
 */
export function packedBody(address: URL, encoding: Encoding): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  get(address, { headers: { 'accept-encoding': encoding } }, (response) => {
    if (response.statusCode === 200) buffer(response).then(resolve, reject);
    else reject(new Error(`${address.href} answers ${response.statusCode}, so measuring it says nothing.`));
  }).once('error', reject);
  return promise;
}
