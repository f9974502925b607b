import { pino } from 'pino';
import sharp from 'sharp';
import { readApiEnv } from '../core/settings/env.ts';
import { openApi } from '../open-api.ts';
import { listingDraft } from './write-listings.ts';

/** Requests sent but not acknowledged when the previous process was killed. */
export interface Unanswered {
  seller: string;
  key: string;
  /** Listing of a photo; undefined for a listing itself. */
  listing?: number;
}

/** Output of the writer: before it sends something, and once it is acknowledged. */
export interface SaidOfMarket {
  sends?: Unanswered;
  listing?: number;
  photo?: number;
  key?: string;
}

const [, , run = '0', left = ''] = process.argv;
const api = await openApi({ ...readApiEnv(), logger: pino({ level: 'silent' }) });
const picture = await sharp({
  create: {
    width: 600,
    height: 450,
    channels: 3,
    background: '#000',
    noise: { type: 'gaussian', mean: 128, sigma: 30 },
  },
})
  .jpeg()
  .toBuffer();

const password = 'monsoon over the ghats';
const person = { first_name: 'Asha', last_name: 'Rao', email: 'asha@example.test', password };
const say = (what: SaidOfMarket) => process.stdout.write(`${JSON.stringify(what)}\n`);

async function post(path: string, body: object | FormData, access = ''): Promise<Record<string, unknown>> {
  const isForm = body instanceof FormData;
  const headers = { authorization: `Bearer ${access}`, ...(!isForm && { 'content-type': 'application/json' }) };
  const request = { method: 'POST', headers, body: isForm ? body : JSON.stringify(body) };
  const answer = await api.fetch(new Request(`http://site.test/api/${path}`, request));
  return (await answer.json()) as Record<string, unknown>;
}

async function signIn(username: string): Promise<string> {
  await post('users/register/', { ...person, username });
  return String((await post('token/', { username, password }))['access']);
}

async function list(seller: string, access: string, key: string): Promise<number> {
  say({ sends: { seller, key } });
  const { id } = await post('used-bikes/', { ...listingDraft, submission_key: key }, access);
  if (typeof id === 'number') say({ listing: id, key });
  return Number(id);
}

async function sendPhoto(seller: string, access: string, listing: number, key: string): Promise<void> {
  say({ sends: { seller, key, listing } });
  const form = new FormData();
  form.set('bike', String(listing));
  form.set('key', key);
  form.set('image', new File([new Uint8Array(picture)], 'bike.jpg', { type: 'image/jpeg' }));
  const { id } = await post('used-bike-images/', form, access);
  if (typeof id === 'number') say({ photo: id, key });
}

for (const { seller, key, listing } of left ? (JSON.parse(left) as Unanswered[]) : []) {
  const access = await signIn(seller);
  await (listing === undefined ? list(seller, access, key) : sendPhoto(seller, access, listing, key));
}

for (let number = 0; ; number++) {
  const seller = `seller-${run}-${number}`;
  const access = await signIn(seller);
  // With an unconfirmed address only one of its listings may have photos, twelve at most.
  let first: number | undefined;
  for (let place = 0; place < 10; place++) {
    const name = `${run}-${number}-${place}`;
    const listing = await list(seller, access, `listing-${name}`);
    const withPhotos = (first ??= listing);
    const photos = place < 4 ? [0, 1, 2] : [];
    await Promise.all(photos.map((photo) => sendPhoto(seller, access, withPhotos, `photo-${name}-${photo}`)));
  }
}
