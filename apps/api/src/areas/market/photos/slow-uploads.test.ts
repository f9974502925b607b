import { existsSync, readdirSync, readlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import sharp from 'sharp';
import { expect, it, onTestFinished, vi } from 'vitest';
import { createApp } from '../../../app.ts';
import { startServer } from '../../../core/http/http-server.ts';
import { folderDisk } from '../../media/photos/photo-disk.ts';
import { AccountBrowser, asha } from '../../../testing/account-browser.ts';
import { listingDraft } from '../../../testing/write-listings.ts';
import { seededServices } from '../../../testing/seeded-services.ts';
import { temporaryFolder } from '../../../testing/temporary-folder.ts';
import { openTestDatabase } from '../../../testing/test-databases.ts';
import { ListingPhotoStore } from './listing-photo-store.ts';

const noon = new Date('2026-11-21T12:00:00+05:30');
const bodyPace = { bytes: 1000, withinMs: 2000 };

/** Starts a server that requires 1 kB of an upload within two seconds, and a seller with a listing. */
async function open() {
  const database = await openTestDatabase();
  onTestFinished(() => database.close());
  const uploadFolder = join(temporaryFolder(), 'uploads');
  const photoStore = new ListingPhotoStore(folderDisk(join(temporaryFolder(), 'photos')));
  const services = await seededServices(database, noon, { market: { withSamples: true, photoStore, uploadFolder } });
  const logged: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line) => void logged.push(line) });
  const app = createApp({ services, logger, clock: () => noon, siteOrigin: 'http://site.test' });
  const server = await startServer((request, caller) => app.fetch(request, caller), {
    hostname: '127.0.0.1',
    port: 0,
    bodyPace,
    onError: (error) => logged.push(String(error)),
  });
  onTestFinished(() => server.stop());
  const seller = new AccountBrowser(app);
  await seller.post('users/register/', asha);
  await seller.signIn();
  const bike = String((await seller.post('used-bikes/', listingDraft)).body['id']);
  return { port: server.port, access: seller.access, bike, uploadFolder, logged, spool: services.photoUploads };
}

type Opened = Awaited<ReturnType<typeof open>>;

/** Starts an upload and stops sending. @returns everything the server sends until it closes the connection. */
function beginUpload({ port, access }: Opened): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  const head = ['POST /api/used-bike-images/ HTTP/1.1', 'Host: site.test', `Authorization: Bearer ${access}`];
  const body = ['Content-Type: multipart/form-data; boundary=b', 'Content-Length: 100000', '', '--b'];
  socket.write([...head, ...body].join('\r\n'));
  return text(socket);
}

async function sendPhoto({ port, access, bike }: Opened): Promise<number> {
  const picture = sharp({ create: { width: 640, height: 400, channels: 3, background: '#a51d27' } });
  const form = new FormData();
  form.set('bike', bike);
  form.set('image', new File([new Uint8Array(await picture.jpeg().toBuffer())], 'bike.jpg', { type: 'image/jpeg' }));
  const headers = { authorization: `Bearer ${access}` };
  const address = `http://127.0.0.1:${port}/api/used-bike-images/`;
  return (await fetch(address, { method: 'POST', headers, body: form })).status;
}

const descriptors = '/proc/self/fd';
/** Returns the files of a folder that this process has open, including deleted ones. */
function openFilesOf(folder: string): string[] {
  const targets = readdirSync(descriptors).map((name) => {
    try {
      return readlinkSync(join(descriptors, name));
    } catch {
      return '';
    }
  });
  return targets.filter((target) => target.startsWith(folder));
}

it.runIf(existsSync(descriptors))(
  'ends slow uploads with 408, leaves none of their files open, and takes a photo beside them',
  async () => {
    const opened = await open();
    const { uploadFolder, spool, logged } = opened;
    // The pace is measured by an interval for each upload.
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    onTestFinished(() => void vi.useRealTimers());
    const slow = Promise.all(Array.from({ length: 8 }, () => beginUpload(opened)));
    await expect.poll(() => vi.getTimerCount()).toBe(8);
    await expect.poll(() => openFilesOf(uploadFolder).length).toBeGreaterThan(0);
    expect(await sendPhoto(opened)).toBe(201);
    vi.advanceTimersByTime(bodyPace.withinMs);
    for (const answer of await slow) expect(answer).toMatch(/^HTTP\/1\.1 408 .*was too slow/s);
    await expect.poll(() => [openFilesOf(uploadFolder), spool.bytes]).toEqual([[], 0]);
    expect(logged).toEqual([]);
  },
);
