import type { ChatCard } from '@dopahiya/domain/chat';
import { expect, it, vi } from 'vitest';
import { phraseBy } from './chat-model.ts';

const cards: ChatCard[] = [
  {
    kind: 'price',
    title: 'Honda Activa, Pune',
    month: '2026-06',
    bikes: [],
    facts: [{ label: 'On-road price', value: '₹94,019' }],
    link: null,
  },
];
const reply = 'The Honda Activa costs about ₹94,019 on-road in Pune.';

const model = (content: unknown) =>
  vi.fn<typeof fetch>(() => Promise.resolve(Response.json({ choices: [{ message: { content } }] })));
const phrased = (fetch: typeof globalThis.fetch, timeout = 2000) =>
  phraseBy({ url: 'https://model.example/v1', fetch, timeout })(reply, cards);

it('words a reply anew', async () => {
  expect(await phrased(model('In Pune you pay about ₹94,019 for the Honda Activa.'))).toBe(
    'In Pune you pay about ₹94,019 for the Honda Activa.',
  );
});

it('tells the model the facts, and nothing of a person', async () => {
  const fetch = model(reply);
  await phrased(fetch);
  const sent = fetch.mock.calls[0]?.[1]?.body as string;
  expect(sent).toContain('94,019');
  expect(Object.keys(JSON.parse(sent) as object).toSorted()).toEqual(['max_tokens', 'messages', 'temperature']);
});

it.each([
  ['another number', 'The Honda Activa costs about ₹89,000 in Pune.'],
  ['another name', 'The Honda Activa costs ₹94,019 in Pune, ask Ravi Motors.'],
  ['another model', 'The Honda Activa, unlike the Dio110X, costs ₹94,019.'],
  ['a link', 'See https://deals.example for the Honda Activa.'],
  ['markup', '<b>Honda Activa</b>'],
  ['nothing', ''],
  ['far too much', 'yes '.repeat(500)],
  ['no text', { a: 1 }],
])('takes nothing from a model that says %s', async (_, content) => {
  expect(await phrased(model(content))).toBeUndefined();
});

it.each([
  ['fails', () => Promise.reject(new Error('away'))],
  ['answers HTML', () => Promise.resolve(new Response('<html>'))],
  ['answers an error', () => Promise.resolve(new Response('{}', { status: 500 }))],
])('is not felt where the model %s', async (_, fetch) => {
  expect(await phrased(fetch)).toBeUndefined();
});

it('waits no longer than it may', async () => {
  const never: typeof fetch = (_, init) =>
    new Promise((__, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('late'))));
  expect(await phrased(never, 5)).toBeUndefined();
});
