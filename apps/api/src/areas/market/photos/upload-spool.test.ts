import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { asWritten } from '@dopahiya/domain/languages';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../../core/errors.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { UploadSpool } from './upload-spool.ts';

const tooLarge = () => new AppError(413, asWritten('It is too large.'));
const from = (address: string) => ({ address, maxBytes: 1000, tooLarge });
const sent = (body: string | ReadableStream) =>
  new Request('http://site.test/', { method: 'POST', body, duplex: 'half' });
/** Returns a body whose first part has arrived while the rest is pending. */
const half = (text: string) => {
  const rest = Promise.withResolvers<string>();
  // Avoids an unhandled rejection if it fails before it is read.
  rest.promise.catch(() => undefined);
  const body = new ReadableStream({
    start: (out) => out.enqueue(Buffer.from(text)),
    pull: async (out) => {
      out.enqueue(Buffer.from(await rest.promise));
      out.close();
    },
  });
  return { body, ...rest };
};

describe('UploadSpool', () => {
  it('gives back what has arrived, in a file that has no name and goes with the process', async () => {
    const folder = join(temporaryFolder(), 'uploads');
    const spool = new UploadSpool(folder);
    const upload = await spool.receive(sent('a photo'), from('here'));
    expect([String(await upload.read()), spool.bytes, readdirSync(folder)]).toEqual(['a photo', 7, []]);
    await upload.drop();
    expect(spool.bytes).toBe(0);
  });

  it('refuses a body that is too large, also where it does not say so', async () => {
    const spool = new UploadSpool(temporaryFolder());
    const { body, resolve } = half('a'.repeat(900));
    resolve('a'.repeat(101));
    await expect(spool.receive(sent(body), from('here'))).rejects.toMatchObject({ status: 413 });
    expect(spool.bytes).toBe(0);
  });

  it('takes so much of one address, and leaves room for others', async () => {
    const spool = new UploadSpool(temporaryFolder(), { bytes: 250, bytesOfAddress: 150 });
    const first = await spool.receive(sent('a'.repeat(100)), from('here'));
    await expect(spool.receive(sent('a'.repeat(51)), from('here'))).rejects.toMatchObject({ status: 503 });
    const second = await spool.receive(sent('a'.repeat(100)), from('there'));
    await expect(spool.receive(sent('a'.repeat(51)), from('elsewhere'))).rejects.toMatchObject({ status: 503 });
    await Promise.all([first.drop(), second.drop()]);
    await (await spool.receive(sent('a'.repeat(150)), from('here'))).drop();
    expect(spool.bytes).toBe(0);
  });

  it('keeps nothing of a body that ends too early', async () => {
    const spool = new UploadSpool(temporaryFolder());
    const { body, reject } = half('a photo');
    const received = spool.receive(sent(body), from('here'));
    reject(new Error('The line was cut.'));
    await expect(received).rejects.toMatchObject({ status: 400 });
    expect(spool.bytes).toBe(0);
  });
});
