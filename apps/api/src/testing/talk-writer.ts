import type { MessageKind } from '@dopahiya/domain/market';
import { pino } from 'pino';
import { readApiEnv } from '../core/settings/env.ts';
import { openApi } from '../open-api.ts';
import { listingDraft } from './write-listings.ts';
import { pairsOfRun, talkPassword } from './talking-people.ts';

/** Action of a user in a conversation. */
export interface TalkStep {
  by: string;
  method: 'POST' | 'PATCH';
  path: string;
  body: { submission_key?: string; text?: string; offer?: number; status?: string };
  kind: MessageKind;
}

/** Output of the writer: before a step is sent, and once it is acknowledged, with the conversation. */
export interface SaidOfTalk {
  sends?: TalkStep;
  done?: TalkStep & { conversation: number };
}

interface Answer {
  id?: number;
  access?: string;
  slug?: string;
  messages?: { offer: { id: number } | null }[];
}

const [, , run = '0', left = ''] = process.argv;
const api = await openApi({ ...readApiEnv(), logger: pino({ level: 'silent' }) });
const say = (what: SaidOfTalk) => process.stdout.write(`${JSON.stringify(what)}\n`);

async function call(method: string, path: string, body: object, access = '') {
  const headers = { authorization: `Bearer ${access}`, 'content-type': 'application/json' };
  const answer = await api.fetch(
    new Request(`http://site.test/api/${path}`, { method, headers, body: JSON.stringify(body) }),
  );
  return { isDone: answer.ok, body: (await answer.json()) as Answer };
}

async function signIn(username: string): Promise<string> {
  const { body } = await call('POST', 'token/', { username, password: talkPassword });
  return String(body.access);
}

async function take(step: TalkStep, access: string): Promise<Answer> {
  say({ sends: step });
  const { isDone, body } = await call(step.method, step.path, step.body, access);
  if (isDone) say({ done: { ...step, conversation: Number(body.id) } });
  return body;
}

for (const step of left ? (JSON.parse(left) as TalkStep[]) : []) await take(step, await signIn(step.by));

for (const { seller, buyer } of pairsOfRun(Number(run))) {
  const [sellers, buyers] = [await signIn(seller), await signIn(buyer)];
  const { body: bike } = await call('POST', 'used-bikes/', listingDraft, sellers);
  const write = { method: 'POST', kind: 'text' } as const;
  const question = { submission_key: `question-${buyer}`, text: 'Is it still there?' };
  const { id } = await take(
    { ...write, by: buyer, path: `used-bikes/${bike.slug}/conversation/`, body: question },
    buyers,
  );
  const path = `conversations/${id}/messages/`;
  const answer = { submission_key: `answer-${buyer}`, text: 'Yes, it is.' };
  await take({ ...write, by: seller, path, body: answer }, sellers);
  const offer = { submission_key: `offer-${buyer}`, offer: 48_000 };
  const { messages = [] } = await take({ ...write, by: buyer, path, body: offer, kind: 'offer' }, buyers);
  const made = messages.find((message) => message.offer)?.offer;
  const decision = { method: 'PATCH', path: `conversations/${id}/offers/${made?.id}/`, kind: 'accepted' } as const;
  await take({ ...decision, by: seller, body: { status: 'accepted' } }, sellers);
  await take(
    { method: 'POST', by: seller, path: `conversations/${id}/number/`, body: {}, kind: 'number_shown' },
    sellers,
  );
}
// Keeps running until it is killed.
setInterval(() => undefined, 60_000);
