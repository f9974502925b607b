import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { type ApiClient, createApiClient } from './create-api-client.ts';
import { messageOf } from './shown-error.ts';
import { type CallName, clientCalls } from './testing/client-calls.ts';

/** POST calls that only read. */
const questions: readonly CallName[] = [
  'fetchOnRoadPrice',
  'fetchValuation',
  'checkDeskContent',
  'previewDeskContent',
  'readSpecSheet',
  'readSpecSheetFile',
];
/** Writes whose response is needed to continue. */
const needed: readonly CallName[] = [
  'openSession',
  'openSessionByCode',
  'addUsedBike',
  'beginChat',
  'changeFavourites',
  'beginSecondFactor',
  'confirmSecondFactor',
  'askSeller',
  'writeMessage',
  'decideOffer',
  'showNumber',
  'blockOther',
  'turnMessageMails',
  'decideCase',
  'reverseDecision',
  'undoReports',
  'publishDeskContent',
  'undoDeskRevision',
  'uploadDeskPhoto',
  'importDeskFiles',
  'prepareDeskExport',
  'setDeskMessageState',
  'grantDeskRole',
  'enterDeskCode',
  ...questions,
];

type Answer = (status: number) => Response;
const html = { 'content-type': 'text/html; charset=utf-8' };
const bodies: Record<string, Answer> = {
  'an empty object': (status) => Response.json({}, { status }),
  'an empty list': (status) => Response.json([], { status }),
  nothing: (status) => new Response(null, { status }),
  'a page': (status) => new Response('<!doctype html><h1>Hello</h1>', { status, headers: html }),
  'broken JSON': (status) => new Response('{"done": ', { status, headers: { 'content-type': 'application/json' } }),
  'plain text': (status) => new Response('OK', { status }),
  null: (status) => Response.json(null, { status }),
};

/** Creates a client with a signed-in user whose requests all get this response, and records them. */
async function signedIn(answer: () => Response) {
  const sent: string[] = [];
  const api = createApiClient({
    origin: 'https://api.invalid',
    fetch: async (input) => {
      const { method, url } = new Request(input);
      sent.push(method);
      const isRefresh = url.endsWith('/token/refresh/');
      return isRefresh ? Response.json({ access: 'a.b.c' }) : answer();
    },
  });
  await api.setAccess('a.b.c');
  return { api, sent };
}

async function isWrite(name: CallName): Promise<boolean> {
  const { api, sent } = await signedIn(() => Response.json({ access: 'a.b.c' }));
  await clientCalls[name](api).catch(() => undefined);
  return sent.some((method) => method !== 'GET');
}

const names = Object.keys(clientCalls) as CallName[];
const writes = (await Promise.all(names.map(async (name) => ((await isWrite(name)) ? [name] : [])))).flat();
/** Chatbot: a response without a reply means that it understood nothing, and an invalid response is a failure. */
const spoken: CallName = 'askChat';
const plain = writes.filter((name) => !needed.includes(name) && name !== spoken);
/** Calls whose response is not awaited. */
const told: readonly CallName[] = ['countView', 'countComparison', 'countArticleView', 'countUsedBikeView'];
const awaited = writes.filter((name) => !told.includes(name));

/** Pairs each status and each body once, differently for each call, so that all calls together cover every pair. */
function answersTo(name: CallName, statuses: readonly number[]) {
  const kinds = Object.entries(bodies);
  const shift = writes.indexOf(name);
  return Array.from({ length: Math.max(statuses.length, kinds.length) }, (_, index) => {
    const status = statuses[index % statuses.length] as number;
    const [stands, answer] = kinds[(index + shift) % kinds.length] as [string, Answer];
    return { status, stands, answer: () => answer(status) };
  });
}

/** Returns the message of a page whose own text is 'Nothing was saved.' */
const saidOf = async (name: CallName, answer: () => Response) => {
  const { api } = await signedIn(answer);
  return clientCalls[name](api).then(
    () => null,
    (error: Error) => messageOf(error, 'Nothing was saved.'),
  );
};

describe('every write', () => {
  it('has a line in the list of calls', () => {
    const files = import.meta.glob<Record<string, unknown>>('./calls/*.ts', { eager: true });
    const exported = Object.values(files).flatMap((module) => Object.keys(module));
    expect(names.toSorted()).toEqual(exported.toSorted());
    expect(writes.length).toBeGreaterThan(20);
    expect(needed.filter((name) => !writes.includes(name))).toEqual([]);
  });

  it.each(plain)('%s is done by any 2xx', async (name) => {
    for (const { status, stands, answer } of answersTo(name, [200, 201, 202]))
      expect(await saidOf(name, answer), `${status} with ${stands}`).toBeNull();
    expect(await saidOf(name, () => new Response(null, { status: 204 }))).toBeNull();
  });

  it.each(needed)('%s says the words of its page where the answer cannot be read', async (name) => {
    for (const answer of Object.values(bodies))
      expect(await saidOf(name, () => answer(200))).toBe('Nothing was saved.');
  });

  it.each(told)('%s is never refused: nobody would learn of it', async (name) => {
    for (const status of [400, 404, 429, 503])
      expect(await saidOf(name, () => new Response(null, { status }))).toBeNull();
    const unreached = () => {
      throw new TypeError('fetch failed');
    };
    expect(await saidOf(name, unreached)).toBeNull();
  });

  describe.each(awaited)('%s, refused,', (name) => {
    it('says the words of its page whatever the body', async () => {
      const statuses = [301, 400, 401, 403, 404, 409, 429, 500, 502, 503];
      for (const { status, stands, answer } of answersTo(name, statuses)) {
        const isGone = name === 'closeSession' && [401, 404].includes(status);
        const expected = isGone ? null : 'Nothing was saved.';
        expect(await saidOf(name, answer), `${status} with ${stands}`).toBe(expected);
      }
    });

    it('says what the API says', async () => {
      const detail = 'Too many of these requests. Ask again in 10 seconds.';
      expect(await saidOf(name, () => Response.json({ detail }, { status: 429 }))).toBe(detail);
      const complaint = () => Response.json({ email: ['This is no address.'] }, { status: 400 });
      expect(await saidOf(name, complaint)).toBe('This is no address.');
    });

    it('says what to do where nothing answers', async () => {
      const said = await saidOf(name, () => {
        throw new TypeError('fetch failed');
      });
      expect(said).toBe('We couldn’t reach the server. Check your connection and try again.');
    });
  });
});

describe('a call of a user whose session cannot be renewed', () => {
  const renewedBy = (answer: () => Response): ApiClient =>
    createApiClient({ origin: 'https://api.invalid', fetch: async () => answer() });

  it.each(Object.entries(bodies))('says the words of its page beside %s', async (_, answer) => {
    for (const status of [200, 500]) {
      const failure = clientCalls.changePassword(renewedBy(() => answer(status)));
      await expect(failure).rejects.toBeInstanceOf(ApiError);
      expect(await failure.catch((error: Error) => messageOf(error, 'Nothing was saved.'))).toBe('Nothing was saved.');
    }
  });
});

describe('a link that is followed', () => {
  it.each(Object.entries(bodies))('has confirmed an address with %s', async (_, answer) => {
    const { api } = await signedIn(() => answer(200));
    expect(await clientCalls.verifyEmail(api)).toMatchObject({ done: true });
  });

  it('says whether another one is to be followed too', async () => {
    const { api } = await signedIn(() => Response.json({ done: true, waits: true }));
    expect(await clientCalls.verifyEmail(api)).toEqual({ done: true, waits: true });
  });
});
