import type { Conversation, ConversationDetail, ConversationMessage } from '@dopahiya/domain/market';
import { http, HttpResponse, type RequestHandler } from 'msw';

const noon = '2026-11-21T06:30:00.000Z';

/** Builds a message, by default a buyer's question. */
export const buildMessage = (facts: Partial<ConversationMessage> = {}): ConversationMessage => ({
  id: 1,
  kind: 'text',
  is_own: false,
  text: 'Is it still there?',
  is_deleted: false,
  offer: null,
  created_at: noon,
  ...facts,
});

/** Builds a conversation, by default as a seller sees it after one question. */
export const buildConversation = (facts: Partial<ConversationDetail> = {}): ConversationDetail => ({
  id: 4,
  side: 'seller',
  bike: {
    name: 'Honda Activa, 2019',
    slug: 'honda-activa-2019-1',
    price: 48_500,
    status: 'active',
    image: null,
    agreed_until: null,
  },
  other: 'Ravi',
  unread: 0,
  last: buildMessage(),
  updated_at: noon,
  messages: [buildMessage()],
  has_earlier: false,
  closed: null,
  ending: null,
  is_blocked_by_me: false,
  takes_offers: true,
  number: '9876543210',
  is_number_shown: false,
  ...facts,
});

interface ConversationApi {
  handlers: RequestHandler[];
  /** Request bodies sent, in order. */
  sent: Record<string, unknown>[];
  /** Changes the conversation as the other person would. */
  change: (facts: Partial<ConversationDetail>) => void;
}

interface Situation {
  /** Returns the response to a write instead; null accepts it. */
  refuse?: (body: Record<string, unknown>) => Response | null;
  /** Whether the listing is the user's own. */
  isOwn?: boolean;
  isMailOn?: boolean;
}

/** Fakes an API with one conversation of the signed-in user, or none yet, with its handlers for stories and tests. */
export function conversationApi(
  first: ConversationDetail | null = buildConversation(),
  { refuse = () => null, isOwn = false, isMailOn = true }: Situation = {},
): ConversationApi {
  let conversation = first;
  let mails = isMailOn;
  const sent: Record<string, unknown>[] = [];
  const change = (facts: Partial<ConversationDetail>) => {
    conversation = { ...(conversation ?? buildConversation({ side: 'buyer', other: 'Asha', messages: [] })), ...facts };
  };
  const answer = () => HttpResponse.json(conversation);
  const add = (facts: Partial<ConversationMessage>) => {
    const messages = conversation?.messages ?? [];
    const message = buildMessage({ id: Math.max(0, ...messages.map(({ id }) => id)) + 1, is_own: true, ...facts });
    change({ messages: [...messages, message], last: message });
  };
  const write = async (request: Request) => {
    const body = (await request.json()) as Record<string, unknown>;
    sent.push(body);
    const refusal = refuse(body);
    if (refusal) return refusal;
    const { text = null, offer } = body as { text?: string; offer?: number };
    const made = offer === undefined ? null : { id: 7, amount: offer, status: 'open' as const, agreed_until: null };
    add({ text, kind: made ? 'offer' : 'text', offer: made });
    return HttpResponse.json(conversation, { status: 201 });
  };
  const turn = (facts: Partial<ConversationDetail>) => () => {
    sent.push(facts);
    change(facts);
    return answer();
  };
  const row = ({ id, side, bike, other, unread, last, updated_at }: ConversationDetail): Conversation => ({
    id,
    side,
    bike,
    other,
    unread,
    last,
    updated_at,
  });
  const handlers: RequestHandler[] = [
    http.post('*/api/token/refresh/', () => HttpResponse.json({ access: 'a.b.c' })),
    http.get('*/api/conversations/mails/', () => HttpResponse.json({ is_on: mails })),
    http.patch('*/api/conversations/mails/', async ({ request }) => {
      mails = ((await request.json()) as { is_on: boolean }).is_on;
      return HttpResponse.json({ is_on: mails });
    }),
    http.post('*/api/conversations/mails/off/', () => HttpResponse.json({ done: true })),
    http.get('*/api/conversations/unread/', () => HttpResponse.json({ count: conversation?.unread ?? 0 })),
    http.get('*/api/conversations/', () => {
      const results = conversation ? [row(conversation)] : [];
      return HttpResponse.json({ count: results.length, next: null, previous: null, results });
    }),
    http.get('*/api/conversations/:id/', ({ params }) =>
      conversation && String(conversation.id) === params['id']
        ? answer()
        : HttpResponse.json({ detail: 'Conversation not found.' }, { status: 404 }),
    ),
    http.get('*/api/conversations/:id/messages/', () =>
      HttpResponse.json({ messages: [buildMessage({ id: 0, text: 'The very first words.' })], has_earlier: false }),
    ),
    http.get('*/api/used-bikes/:key/conversation/', () => HttpResponse.json({ conversation, is_own: isOwn })),
    http.post('*/api/used-bikes/:key/conversation/', ({ request }) => write(request)),
    http.post('*/api/conversations/:id/messages/', ({ request }) => write(request)),
    http.patch('*/api/conversations/:id/offers/:offer/', async ({ request }) => {
      const { status } = (await request.json()) as { status: 'accepted' | 'declined' | 'withdrawn' | 'ended' };
      sent.push({ status });
      const agreed_until = status === 'accepted' ? '2099-11-23T06:30:00.000Z' : null;
      const messages = conversation?.messages.map((message) => ({
        ...message,
        offer: message.offer && { ...message.offer, status, agreed_until },
      }));
      const bike = { ...(conversation ?? buildConversation()).bike, agreed_until };
      change({ bike, ...(messages && { messages }) });
      add({ kind: status, text: null, offer: messages?.find(({ offer }) => offer)?.offer ?? null });
      return answer();
    }),
    http.post('*/api/conversations/:id/seen/', () => HttpResponse.json({ done: true })),
    http.post('*/api/conversations/:id/number/', turn({ is_number_shown: true })),
    http.delete('*/api/conversations/:id/number/', turn({ is_number_shown: false })),
    http.post('*/api/conversations/:id/block/', turn({ is_blocked_by_me: true, closed: 'blocked' })),
    http.delete('*/api/conversations/:id/block/', turn({ is_blocked_by_me: false, closed: null })),
    http.post('*/api/reports/', async ({ request }) => {
      const body = (await request.json()) as Record<string, unknown>;
      sent.push(body);
      return refuse(body) ?? HttpResponse.json({ done: true }, { status: 201 });
    }),
  ];
  return { handlers, sent, change };
}
