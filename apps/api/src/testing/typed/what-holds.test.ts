import { type ChatAnswer, chatAnswerSchema, chatPersonSchema } from '@dopahiya/domain/chat';
import { autocompleteSchema } from '@dopahiya/domain/requests';
import { readQuotation } from '@dopahiya/engines/quotation-reader';
import { beforeAll, expect, it } from 'vitest';
import { ownCatalogueApp } from '../seeded-app.ts';
import { resultsPage } from '../results-page.ts';
import { openOwnCatalogue } from '../test-databases.ts';
import { conversations } from './conversations.ts';
import { questions } from './questions.ts';
import { quotations } from './quotations.ts';
import { searches } from './searches.ts';
import { isAnswered, isFound, type Tried, writtenTable, writtenQuotation } from './what-holds.ts';

type App = Awaited<ReturnType<typeof ownCatalogueApp>>;

let app: App;

beforeAll(async () => {
  app = await ownCatalogueApp(await openOwnCatalogue(), new Date('2026-11-28T12:00:00+05:30'));
});

const get = async (path: string): Promise<unknown> => (await app.request(path)).json();
const post = async (path: string, body: object): Promise<unknown> => {
  const headers = { 'content-type': 'application/json' };
  return (await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
};
const ask = async (message: string, user_id?: unknown): Promise<ChatAnswer> =>
  chatAnswerSchema.parse(await post('/api/chatbot/', { message, user_id }));

/** Every fourth is held out. */
const isHeldBack = (place: number): boolean => place % 4 === 3;

async function trySearches(): Promise<Tried[]> {
  const tried: Tried[] = [];
  for (const [place, [kind, text, expected]] of searches.entries()) {
    const words = encodeURIComponent(text);
    const { leads } = autocompleteSchema.parse(await get(`/api/bikes/autocomplete/?q=${words}`));
    const pages = (await get(`/api/search/pages/?search=${words}&limit=3`)) as {
      results: { path: string; title: string }[];
    };
    const shown = {
      ...(await resultsPage(text, get)),
      aim: leads[0]?.aim,
      pages: pages.results.map(({ path, title }) => `${path} ${title}`),
    };
    tried.push({ set: 'Searches', kind, text, isHeldBack: isHeldBack(place), holds: isFound(shown, expected) });
  }
  return tried;
}

async function tryQuestions(): Promise<Tried[]> {
  const tried: Tried[] = [];
  for (const [place, [kind, text, expected]] of questions.entries())
    tried.push({
      set: 'Questions',
      kind,
      text,
      isHeldBack: isHeldBack(place),
      holds: isAnswered(await ask(text), expected),
    });
  return tried;
}

async function tryConversations(): Promise<Tried[]> {
  const tried: Tried[] = [];
  for (const [place, [kind, turns]] of conversations.entries()) {
    const details = { name: 'Arjun', phone: '9876543210', city: 'Agra' };
    const { id } = chatPersonSchema.parse(await post('/api/chatbot/user-details/', details));
    let holds = true;
    for (const [message, expected = {}] of turns) holds = isAnswered(await ask(message, id), expected) && holds;
    const text = turns.map(([message]) => message).join(' → ');
    tried.push({ set: 'Conversations', kind, text, isHeldBack: isHeldBack(place), holds });
  }
  return tried;
}

async function tryQuotations(): Promise<Tried[]> {
  const tried: Tried[] = [];
  for (const [place, [kind, text, expected, bike]] of quotations.entries()) {
    const isRead = writtenQuotation(readQuotation(text)) === expected;
    const isNamed = bike === undefined || String((await ask(text)).slots?.['bike']).endsWith(`/${bike}`);
    tried.push({ set: 'Quotations', kind, text, isHeldBack: isHeldBack(place), holds: isRead && isNamed });
  }
  return tried;
}

it('reads what people type: as many as the table says', async () => {
  const tried = [
    ...(await trySearches()),
    ...(await tryQuestions()),
    ...(await tryConversations()),
    ...(await tryQuotations()),
  ];
  await expect(writtenTable(tried)).toMatchFileSnapshot('what-holds.txt');
});
