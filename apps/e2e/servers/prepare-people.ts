import { openApi, openLog, readApiEnv } from '@dopahiya/api';
import { accountsWork, ownerCommand, reviewsWork } from '@dopahiya/api/testing';
import { password } from '../account-steps.ts';
import { codeOf } from '../code-steps.ts';
import type { People } from './addresses.ts';

const moderator = 'meera';
const owner = 'devika';
const editor = 'farhan';
const author = 'kiran';
/** Bike reviewed by the author. */
const reviewed = 'hunter-350';
/** Text of the author's review. */
export const publishedReview = 'It thumps along all day.';

/**
 * Creates the accounts that need the owner's commands, before a site opens the database: a moderator, an owner and an editor with a
 * second factor, and the author of a published review.
 */
export async function preparePeople(settings: Record<string, string>): Promise<People> {
  const people = await openAccounts(settings);
  await decide(settings);
  return people;
}

async function openAccounts(settings: Record<string, string>): Promise<People> {
  const api = await openApi({ ...readApiEnv(settings), logger: openLog('silent') });
  const post: Post = async (path, data, access) => {
    const headers = { 'content-type': 'application/json', ...(access && { authorization: `Bearer ${access}` }) };
    const request = new Request(`http://site.test/api/${path}`, {
      method: 'POST',
      body: JSON.stringify(data),
      headers,
    });
    const answer = await api.fetch(request);
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`);
    return (await answer.json()) as Record<string, string>;
  };
  try {
    const secret = await setCodesUp(post, await register(post, moderator));
    const ownerSecret = await setCodesUp(post, await register(post, owner));
    const editorSecret = await setCodesUp(post, await register(post, editor));
    const access = await register(post, author);
    await post('reviews/', { bike: reviewed, rating: 5, title: 'Calm', text: publishedReview }, access);
    return { moderator, secret, owner, ownerSecret, editor, editorSecret, author };
  } finally {
    await api.close();
  }
}

type Post = (path: string, data: object, access?: string) => Promise<Record<string, string>>;

/** Registers a user. @returns the session's token. */
async function register(post: Post, username: string): Promise<string> {
  const name = { first_name: 'Asha', last_name: 'Rao', email: `${username}@example.test` };
  await post('users/register/', { username, password, ...name });
  return String((await post('token/', { username, password }))['access']);
}

/** Sets up a second factor. @returns the authenticator secret. */
async function setCodesUp(post: Post, access: string): Promise<string> {
  const { secret = '' } = await post('users/me/second-factor/', { password }, access);
  await post('users/me/second-factor/confirm/', { code: codeOf(secret, 'this') }, access);
  return secret;
}

/** Runs the owner's commands: gives the moderator the role, and publishes what is pending. */
async function decide(settings: Record<string, string>): Promise<void> {
  const work =
    () =>
    async (...database: Parameters<ReturnType<typeof reviewsWork>>) => {
      await accountsWork(['grant', 'moderator', moderator])(...database);
      await accountsWork(['grant', 'owner', owner])(...database);
      await accountsWork(['grant', 'editor', editor])(...database);
      const list = await reviewsWork([])(...database);
      for (const [, id = '', mark = ''] of list.matchAll(/^(\d+) ([0-9a-f]{8}) {2}PENDING/gm))
        await reviewsWork(['publish', id, mark])(...database);
      return `${moderator} is a moderator, and the review of ${author} is published.`;
    };
  await ownerCommand(work)([], settings);
}
