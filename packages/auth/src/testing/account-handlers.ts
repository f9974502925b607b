import { type Enrolment, type SignedInSession, usedBikeIdOf, type User } from '@dopahiya/domain/account';
import type { UsedBike } from '@dopahiya/domain/market';
import { sampleBikes } from '@dopahiya/ui-kit/testing';
import { delay, http, HttpResponse, type RequestHandler } from 'msw';

export const asha: User = {
  username: 'asha',
  email: 'asha@example.test',
  email_verified: true,
  pending_email: null,
  first_name: 'Asha',
  last_name: 'Rao',
  created_at: '2024-03-02T06:30:00.000Z',
  password_changed_at: '2026-03-02T06:30:00.000Z',
};

/** A two-factor enrolment whose QR code is a single square. */
const enrolment: Enrolment = {
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  address: 'otpauth://totp/Dopahiya:asha?issuer=Dopahiya&secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  picture: { size: 9, path: 'M4 4h1v1h-1z' },
};
const recoveryCodes = Array.from({ length: 10 }, (_, index) => `${index}abc-defg-hjkm-npqr-stvw-xyz0`);
const wrongCode = () => HttpResponse.json({ code: ['This code is wrong.'] }, { status: 400 });

const session = (id: number, device: string, is_current = false): SignedInSession => ({
  id,
  device,
  created_at: '2026-11-01T06:30:00.000Z',
  seen_at: `2026-11-2${id}T06:30:00.000Z`,
  is_current,
});

interface Account {
  user?: User;
  slugs?: string[];
  usedBikes?: readonly UsedBike[];
}

/** A stateful API with one account, for stories and tests; requests are recorded in `sent`. */
export function accountHandlers({ user = asha, slugs = ['classic-350', 'activa-6g'], usedBikes = [] }: Account = {}) {
  const sent: [call: string, body: unknown][] = [];
  let sessions = [session(3, 'Chrome on Android', true), session(2, 'Firefox on Windows'), session(1, 'Safari on iOS')];
  let account = { ...user };
  const note = async (request: Request) => {
    const text = await request.text();
    const body = (text && JSON.parse(text)) as Record<string, unknown>;
    sent.push([`${request.method} ${new URL(request.url).pathname.slice('/api/'.length)}`, body]);
    return body;
  };
  const isWrong = (body: Record<string, unknown>) => body['password'] === 'not this one';
  const refusal = () => HttpResponse.json({ password: ['This password is wrong.'] }, { status: 400 });
  const confirmed = async ({ request }: { request: Request }) =>
    isWrong(await note(request)) ? refusal() : HttpResponse.json({ done: true });
  const handlers: RequestHandler[] = [
    http.post('*/api/token/refresh/', () => HttpResponse.json({ access: 'a.b.c', username: account.username })),
    http.get('*/api/users/me/', () => HttpResponse.json(account)),
    http.patch('*/api/users/me/', async ({ request }) => {
      account = { ...account, ...(await note(request)) };
      return HttpResponse.json(account);
    }),
    http.delete('*/api/users/me/', confirmed),
    http.post('*/api/users/me/second-factor/', async ({ request }) =>
      isWrong(await note(request)) ? refusal() : HttpResponse.json(enrolment),
    ),
    http.post('*/api/users/me/second-factor/confirm/', async ({ request }) => {
      const { code } = await note(request);
      if (code !== '123456') return wrongCode();
      account = { ...account, second_factor: { since: '2026-11-21T06:30:00.000Z', recovery_codes: 10 } };
      return HttpResponse.json({ recovery_codes: recoveryCodes });
    }),
    http.delete('*/api/users/me/second-factor/', async ({ request }) => {
      const body = await note(request);
      if (isWrong(body)) return refusal();
      if (body['code'] !== '123456') return wrongCode();
      account = { ...account, second_factor: null };
      return HttpResponse.json({ done: true });
    }),
    http.post('*/api/users/me/verification/', confirmed),
    http.post('*/api/users/change-email/', async ({ request }) => {
      const body = await note(request);
      if (isWrong(body)) return refusal();
      account = { ...account, pending_email: String(body['email']) };
      return HttpResponse.json({ done: true });
    }),
    http.post('*/api/users/change-password/', confirmed),
    http.get('*/api/users/me/sessions/', () => HttpResponse.json(sessions)),
    http.delete('*/api/users/me/sessions/:id/', async ({ request, params }) => {
      await note(request);
      sessions = sessions.filter(({ id }) => id !== Number(params['id']));
      return HttpResponse.json({ done: true });
    }),
    http.delete('*/api/users/me/sessions/', async ({ request }) => {
      await note(request);
      sessions = sessions.filter(({ is_current }) => is_current);
      return HttpResponse.json({ done: true });
    }),
    http.post('*/api/users/me/favourites/', async ({ request }) => {
      const { added, removed } = (await request.json()) as Record<'added' | 'removed', string[]>;
      slugs = [...new Set([...slugs, ...added])].filter((slug) => !removed.includes(slug));
      return HttpResponse.json({ slugs, left_out: [] });
    }),
    http.get('*/api/used-bikes/my_favourites/', () => HttpResponse.json(usedBikes)),
    http.get('*/api/users/me/favourites/', () =>
      HttpResponse.json(
        slugs
          .filter((slug) => usedBikeIdOf(slug) === null)
          .map((slug, index) => Object.assign({}, sampleBikes[index % sampleBikes.length], { id: index + 1, slug })),
      ),
    ),
    http.get('*/api/users/me/export/', () =>
      HttpResponse.json({ exported_at: '2026-11-21T06:30:00.000Z', account, favourites: slugs }),
    ),
  ];
  return { handlers, sent };
}

const everything = '*/api/users/*';
const refreshed = http.post('*/api/token/refresh/', () => HttpResponse.json({ access: 'a.b.c', username: 'asha' }));
const fails = () => HttpResponse.json({ detail: 'The garage is closed.' }, { status: 503 });

/** An API that never answers. */
export const waitingHandlers = [refreshed, http.all(everything, () => delay('infinite'))];
/** An API on which every call fails. */
export const failingHandlers = [refreshed, http.all(everything, fails)];
/** An API that returns the user but fails every other call. */
export const halfBrokenHandlers = [
  refreshed,
  http.get('*/api/users/me/', () => HttpResponse.json(asha)),
  http.all(everything, fails),
];
