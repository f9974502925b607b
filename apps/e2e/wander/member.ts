import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext } from '@playwright/test';
import { password } from '../account-steps.ts';
import { bikeDraft } from '../list-bike.ts';
import { linkFor } from '../sent-mails.ts';

/** Role of a signed-in visitor. */
export type Role = 'buyer' | 'seller';

const roles: Record<string, readonly (Role | null)[]> = {
  buyer: ['buyer'],
  seller: ['seller'],
  both: ['buyer', 'seller'],
};

/** Parses `--as`; without it visitors are not signed in. @throws for an unknown role. */
export function readRoles(text: string | undefined): readonly (Role | null)[] {
  const read = text === undefined ? [null] : roles[text];
  if (!read) throw new Error(`'${text}' is nobody: --as takes ${Object.keys(roles).join(', ')}.`);
  return read;
}

/** Start pages of members, besides the site's own lists. */
export const memberPages: readonly string[] = ['/messages', '/profile', '/used-bikes', '/sell-bikes'];

/** Membership of a visitor: role, site, and the folder of its mails. */
export interface Membership {
  role: Role;
  origin: string;
  outbox: string;
}

/**
 * Signs a context in as a buyer or a seller of two bikes with a conversation: an answered question, a pending offer, and a second question
 * with a revealed number. @returns the conversation's address.
 */
export async function signInAs({ role, origin, outbox }: Membership, context: BrowserContext): Promise<string[]> {
  const name = crypto.randomUUID().slice(0, 8);
  const [seller, buyer] = [`seller.${name}`, `buyer.${name}`];
  const sellers = await join(origin, seller, outbox);
  const buyers = await join(origin, buyer, outbox);
  const bikes = [await list(origin, sellers, 52_000), await list(origin, sellers, 61_000)];
  let count = 0;
  const say = async (access: string, path: string, words: object) => {
    const data = { submission_key: `${name}-${++count}`, ...words };
    return (await send(origin, path, data, access)) as { id: number };
  };
  const [first, second] = await Promise.all(
    bikes.map((slug) => say(buyers, `used-bikes/${slug}/conversation/`, { text: 'Can I see the service bills?' })),
  );
  await say(sellers, `conversations/${first?.id}/messages/`, { text: 'Yes, all of them are there.' });
  await say(buyers, `conversations/${first?.id}/messages/`, { offer: 48_000 });
  await send(origin, `conversations/${second?.id}/number/`, {}, sellers);
  const username = role === 'seller' ? seller : buyer;
  await context.request.post('/api/token/', { data: { username, password } });
  await context.addInitScript(rememberSignIn, username);
  return [...bikes.map((slug) => `/bikes/${slug}`), `/messages?with=${first?.id}`, `/messages?with=${second?.id}`];
}

/** Creates an account with a confirmed mail address. @returns its access token. */
async function join(origin: string, username: string, outbox: string): Promise<string> {
  const names = { first_name: 'Asha', last_name: 'Rao', email: `${username}@example.test` };
  await send(origin, 'users/register/', { username, password, ...names });
  const link = await linkFor(username, 'verify-email', '', outbox);
  await send(origin, 'users/verify-email/', { token: new URL(link, 'http://site.test').searchParams.get('token') });
  return ((await send(origin, 'token/', { username, password })) as { access: string }).access;
}

const list = async (origin: string, access: string, expected_price: number): Promise<string> =>
  ((await send(origin, 'used-bikes/', { ...bikeDraft, expected_price }, access)) as { slug: string }).slug;

/** A busy machine rejects requests for a few seconds. */
const maxTries = 10;
const patienceMs = 2000;

/** Sends a request outside the browser, without cookies. */
async function send(origin: string, path: string, data: object, access = ''): Promise<unknown> {
  const headers = { 'content-type': 'application/json', ...(access && { authorization: `Bearer ${access}` }) };
  const request = { method: 'POST', headers, body: JSON.stringify(data) };
  for (let tries = 1; ; tries += 1) {
    const answer = await fetch(`${origin}/api/${path}`, request);
    if (answer.ok) return answer.status === 204 ? undefined : answer.json();
    if (answer.status !== 503 || tries >= maxTries)
      throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    await wait(patienceMs);
  }
}

/** Marks the visitor as signed in; runs in each page before its scripts, once per window, so that signing out lasts. */
function rememberSignIn(username: string): void {
  if (sessionStorage.getItem('was-signed-in')) return;
  sessionStorage.setItem('was-signed-in', 'yes');
  localStorage.setItem('authToken', 'in-cookie');
  localStorage.setItem('username', username);
}
