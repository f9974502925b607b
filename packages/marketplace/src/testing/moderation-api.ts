import type { User } from '@dopahiya/domain/account';
import type { ModerationCase, ModerationDecision } from '@dopahiya/domain/moderation';
import { http, HttpResponse, type RequestHandler } from 'msw';

const noon = '2026-11-21T06:30:00.000Z';

/** A reporter, as in cases. */
export const reporter = { name: 'Ravi', since: '2025-03-01T06:30:00.000Z', reports: 3, wrong: 1 };

/** All facts of a case about a listing. */
export const caseFacts: Pick<ModerationCase, 'bike' | 'people' | 'offers' | 'related'> = {
  bike: {
    year: 2019,
    km: 18_400,
    owner: '1st',
    condition: 'good',
    registration: 'MH12',
    city: 'Pune',
    price: 12_000,
    estimate: { value: 48_500, low: 39_000, high: 58_000 },
    new_price: 76_955,
  },
  people: [
    {
      role: 'seller',
      name: 'Kiran',
      since: '2026-11-20T06:30:00.000Z',
      is_confirmed: true,
      listed: 4,
      on_sale: 3,
      sold: 0,
      refused: 2,
      frauds: 1,
    },
  ],
  offers: [
    { id: 2, side: 'seller', buyer: 'Asha', amount: 11_500, status: 'open', at: noon },
    { id: 1, side: 'buyer', buyer: 'Asha', amount: 11_000, status: 'withdrawn', at: noon },
  ],
  related: [
    {
      id: 'photo-3',
      subject: 'photo',
      subject_id: 3,
      title: 'Honda Activa, 2019',
      path: null,
      of: 'listing',
      is_open: true,
      decision: null,
    },
    {
      id: 'listing-8',
      subject: 'listing',
      subject_id: 8,
      title: 'Hero Splendor Plus, 2018: ₹9,000',
      path: '/bikes/hero-splendor-plus-2018-8',
      of: 'person',
      is_open: false,
      decision: 'refuse',
    },
  ],
};

/** Builds a case; by default a listing that was reported and held. */
export function buildCase(facts: Partial<ModerationCase> = {}): ModerationCase {
  const { subject = 'listing', subject_id = 12 } = facts;
  return {
    id: `${subject}-${subject_id}`,
    subject,
    subject_id,
    mark: 'as-it-was',
    opened_at: noon,
    title: 'Honda Activa, 2019',
    path: '/bikes/honda-activa-2019-12',
    state: 'held',
    holds: ['reports'],
    reports: [
      { id: 1, ground: 'scam', note: 'He wants money by courier first.', at: noon, counts: true, by: reporter },
      { id: 2, ground: 'false', note: '', at: noon, counts: false, by: null },
    ],
    report_count: 2,
    counting: 1,
    is_urgent: false,
    words: [{ side: 'seller', text: 'Army officer, posted away. The bike comes by courier.' }],
    photos: [],
    bike: null,
    people: [],
    offers: [],
    related: [],
    decisions: [],
    ...facts,
  };
}

/** Builds a decision; by default a refusal that has not been reversed. */
export const buildDecision = (facts: Partial<ModerationDecision> = {}): ModerationDecision => ({
  id: 1,
  subject: 'listing',
  subject_id: 12,
  decision: 'refuse',
  is_fraud: false,
  reason: 'It has the signs of a known fraud.',
  decided_at: noon,
  decided_by: 'Meera',
  reversed: null,
  ...facts,
});

/** The moderator. */
export const moderator: User = {
  username: 'meera',
  email: 'meera@example.test',
  email_verified: true,
  pending_email: null,
  first_name: 'Meera',
  last_name: 'Das',
  created_at: noon,
  second_factor: { since: noon, recovery_codes: 10 },
  role: 'moderator',
};

interface Situation {
  user?: Partial<User>;
  log?: ModerationDecision[];
  /**
   * Number of cases per page.
   * @default 20
   */
  pageSize?: number;
  /** Answers writes instead; `attempt` counts from 1, null accepts the write. */
  refuse?: (attempt: number) => Response | null | Promise<Response | null>;
}

interface ModerationApi {
  handlers: RequestHandler[];
  /** Bodies of the writes, in order. */
  sent: Record<string, unknown>[];
  /** Adds a decision by another moderator. */
  decideElsewhere: (decision: ModerationDecision) => void;
  /** Replaces the open cases. */
  change: (cases: ModerationCase[]) => void;
}

const isOf = (one: { subject: string; subject_id: number }, other: Record<string, unknown>): boolean =>
  one.subject === other['subject'] && one.subject_id === other['subject_id'];

/** A stateful moderation API with handlers for stories and tests. */
export function moderationApi(
  first: ModerationCase[] = [buildCase()],
  { user = {}, log = [], pageSize = 20, refuse = () => null }: Situation = {},
): ModerationApi {
  let [cases, decisions] = [first, log];
  const decided = new Map<number, ModerationCase>();
  const sent: Record<string, unknown>[] = [];
  const paged = (rows: object[], request: Request) => {
    const page = Number(new URL(request.url).searchParams.get('page') ?? 1);
    const results = rows.slice((page - 1) * pageSize, page * pageSize);
    const next = page * pageSize < rows.length ? `/api/moderation/?page=${page + 1}` : null;
    return HttpResponse.json({ count: rows.length, next, previous: null, results });
  };
  const take = (decision: ModerationDecision) => {
    const found = cases.find((one) => isOf(one, { ...decision }));
    if (found) decided.set(decision.id, found);
    cases = cases.filter((one) => one !== found);
    decisions = [decision, ...decisions];
  };
  const refusalOf = async (body: Record<string, unknown>) => {
    sent.push(body);
    return refuse(sent.length);
  };
  const handlers: RequestHandler[] = [
    http.post('*/api/token/refresh/', () => HttpResponse.json({ access: 'a.b.c' })),
    http.get('*/api/users/me/', () => HttpResponse.json({ ...moderator, ...user })),
    http.get('*/api/moderation/cases/', ({ request }) => {
      const subject = new URL(request.url).searchParams.get('subject');
      return paged(subject === null ? cases : cases.filter((one) => one.subject === subject), request);
    }),
    http.get('*/api/moderation/decisions/', ({ request }) => paged(decisions, request)),
    http.post('*/api/moderation/decisions/', async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      const refusal = await refusalOf(body);
      if (refusal) return refusal;
      const found = cases.find((one) => isOf(one, body));
      if (found?.mark !== body['mark'])
        return HttpResponse.json({ detail: 'This was decided, or is another by now.' }, { status: 409 });
      const { subject, subject_id, decision, reason } = body as unknown as ModerationDecision;
      const is_fraud = body['is_fraud'] === true;
      take(buildDecision({ id: decisions.length + 1, subject, subject_id, decision, reason, is_fraud }));
      return HttpResponse.json(decisions[0], { status: 201 });
    }),
    http.post('*/api/moderation/decisions/:id/reversal/', async ({ request, params }) => {
      const body = (await request.json()) as { reason: string };
      const refusal = await refusalOf(body);
      if (refusal) return refusal;
      const id = Number(params['id']);
      const reversed = { reason: body.reason, at: noon, by: 'Meera' };
      decisions = decisions.map((one) => (one.id === id ? { ...one, reversed } : one));
      const decision = decisions.find((one) => one.id === id);
      const found = decided.get(id);
      if (found && decision) cases = [{ ...found, mark: 'as-it-is', decisions: [decision] }, ...cases];
      return HttpResponse.json(decision);
    }),
  ];
  handlers.push(
    http.get('*/api/moderation/reports/:id/', () => HttpResponse.json({ holds: 2, reports: 3 })),
    http.post('*/api/moderation/reports/:id/undo/', async ({ request, params }) => {
      const body = (await request.json()) as { reason: string };
      const refusal = await refusalOf({ ...body, report: Number(params['id']) });
      if (refusal) return refusal;
      cases = [];
      const subject_id = Number(params['id']);
      return HttpResponse.json(buildDecision({ subject: 'report', subject_id, reason: body.reason }));
    }),
  );
  return {
    handlers,
    sent,
    decideElsewhere: take,
    change: (others) => {
      cases = others;
    },
  };
}
