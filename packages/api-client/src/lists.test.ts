import { describe, expect, it } from 'vitest';
import { createApiClient } from './create-api-client.ts';
import { type CallName, clientCalls } from './testing/client-calls.ts';

/** Calls that return a single object, not a list. */
const single: ReadonlySet<string> = new Set([
  'fetchArticle',
  'fetchArticleLikes',
  'fetchBike',
  'fetchBikeParts',
  'fetchBrand',
  'fetchChoice',
  'fetchChoiceReading',
  'fetchComparedBikes',
  'fetchConversation',
  'fetchConversationAbout',
  'fetchEarlierMessages',
  'fetchHealth',
  'fetchHelpfulReviews',
  'fetchMessageMails',
  'fetchOnRoadPrice',
  'fetchOwnData',
  'fetchOwnUsedBike',
  'fetchPart',
  'fetchPriceHistory',
  'fetchReportEffects',
  'fetchRivalNotes',
  'fetchRivals',
  'fetchRunningCosts',
  'fetchSearchReading',
  'fetchSitemap',
  'fetchStatePrices',
  'fetchSuggestions',
  'fetchUnread',
  'fetchUsedBike',
  'fetchUser',
  'fetchValuation',
  'fetchValuesByAge',
]);
const lists = Object.keys(clientCalls).filter(
  (name): name is CallName => name.startsWith('fetch') && !single.has(name),
);

const moment = '2026-11-21T06:30:00.000Z';
const activa = { id: 7, slug: 'activa-6g', name: 'Activa 6G', brand: { id: 3, name: 'Honda', slug: 'honda' } };
/** Item that is valid in any list. */
const item = {
  ...activa,
  bikes: [activa, activa],
  bike: activa,
  bike_model: 7,
  title: 'Calm',
  text: 'Light and calm.',
  query: 'brand=honda',
  question: 'How high?',
  answer: '765 mm',
  lender: 'A bank',
  rating: 4,
  count: 1,
  helpful_count: 0,
  status: 'PENDING',
  reason: null,
  report_count: 1,
  counting: 1,
  is_urgent: false,
  device: 'Firefox',
  is_current: true,
  created_at: moment,
  seen_at: moment,
  rate_from: 12,
  month: '2026-11',
  confidence: 'low',
  kind: 'guide',
  path: '/news/calm',
  side: 'buyer',
  subject: 'listing',
  subject_id: 9,
  mark: '0f1e2d3c',
  state: 'held',
  opened_at: moment,
  decision: 'allow',
  decided_at: moment,
  reversed: null,
  unread: 0,
  last: null,
  updated_at: moment,
};

/** Results whose id is text instead of a number. */
const named: Partial<Record<CallName, { id: string; bike?: null }>> = {
  fetchLoanOffers: { id: 'bank' },
  fetchModerationCases: { id: 'listing-9', bike: null },
};

const forms: Record<string, (...items: object[]) => object> = {
  'an array': (...items) => items,
  'an object with results': (...results) => ({ results }),
  'an object with data': (...data) => ({ data }),
  'a page': (...results) => ({ count: results.length, next: null, previous: null, results }),
  'a page with a next one': (...results) => ({ count: 30, next: 'https://api.invalid/api/x/?page=2', results }),
};

const itemsOf = (answer: unknown): unknown =>
  Array.isArray(answer) ? answer : (answer as { results: unknown }).results;

it('are most of what is fetched', () => {
  expect(lists.length).toBeGreaterThan(20);
});

describe.each(lists)('%s', (name) => {
  it.each(Object.entries(forms))('reads %s, without what has no id', async (_, form) => {
    const known = { ...item, ...named[name] };
    for (const items of [[], [known, { name: 'Nameless' }]]) {
      const fetch = async (input: string | URL | Request) => {
        const isRefresh = new Request(input).url.endsWith('/token/refresh/');
        return Response.json(isRefresh ? { access: 'a.b.c' } : form(...items));
      };
      const answer = await clientCalls[name](createApiClient({ origin: 'https://api.invalid', fetch }));
      expect(itemsOf(answer)).toHaveLength(items.length === 0 ? 0 : 1);
    }
  });
});
