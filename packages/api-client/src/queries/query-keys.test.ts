import { hashKey, type QueryKey } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { createApiClient } from '../create-api-client.ts';
import { accountQueries } from './account-queries.ts';
import { bikeQueries } from './bike-queries.ts';
import { brandQueries } from './brand-queries.ts';
import { cityQueries } from './city-queries.ts';
import { conversationQueries } from './conversation-queries.ts';
import { dealershipQueries } from './dealership-queries.ts';
import { deskQueries } from './desk-queries.ts';
import { faqQueries } from './faq-queries.ts';
import { modelQueries } from './model-queries.ts';
import { moderationQueries } from './moderation-queries.ts';
import { priceQueries } from './price-queries.ts';
import { foundPageQueries, suggestionQueries } from './search-queries.ts';
import { usedBikeQueries } from './used-bike-queries.ts';

const api = createApiClient({ origin: 'https://api.test' });

const pairs = <const Value>(values: readonly [Value, Value], query: (value: Value) => { queryKey: QueryKey }) =>
  values.map(query);

const people = ['asha', 'ravi'] as const;
const texts = ['activa', 'pulsar'] as const;
const price = { slug: 'activa', city: 'Delhi', variant: 'std' };
const prices = [price, { ...price, slug: 'pulsar' }, { ...price, city: 'Pune' }, { ...price, variant: undefined }];
const entry = { kind: 'model', slug: 'activa', version: 'a' } as const;
const entries = [entry, { ...entry, kind: 'article' }, { ...entry, slug: 'pulsar' }] as const;

/** Queries of one person. */
const ofPerson = (name: string): { queryKey: QueryKey }[] => [
  accountQueries.user(api, name),
  accountQueries.sessions(api, name),
  ...pairs([[], ['activa']], (names) => accountQueries.favourites(api, name, names, () => Promise.resolve())),
  conversationQueries.list(api, name),
  conversationQueries.unread(api, name),
  conversationQueries.mails(api, name),
  ...pairs([1, 2], (id) => conversationQueries.detail(api, name, id)),
  ...pairs(texts, (key) => conversationQueries.about(api, name, key)),
  deskQueries.user(api, name),
  deskQueries.inbox(api, name),
  deskQueries.figureReports(api, name),
  deskQueries.questions(api, name),
  deskQueries.people(api, name),
  ...pairs(['open', 'answered'], (state) => deskQueries.messages(api, name, state)),
  deskQueries.entries(api, name, { kind: 'model' }),
  deskQueries.entries(api, name, { kind: 'model', search: 'activa' }),
  deskQueries.entries(api, name, { kind: 'model', ordering: 'title' }),
  deskQueries.entries(api, name, { kind: 'article' }),
  ...entries.flatMap(({ kind, slug }) => [
    deskQueries.entry(api, name, kind, slug),
    deskQueries.revisions(api, name, { kind, slug }),
  ]),
  deskQueries.revisions(api, name),
  moderationQueries.cases(api, name),
  ...pairs(['listing', 'photo'], (subject) => moderationQueries.cases(api, name, subject)),
  moderationQueries.decisions(api, name),
  ...pairs([1, 2], (report) => moderationQueries.effects(api, name, report)),
  usedBikeQueries.own(api, name),
  usedBikeQueries.savedSearches(api, name),
];

/** Queries that ask for different things, or for different people. */
const different: { queryKey: QueryKey }[] = [
  ...people.flatMap(ofPerson),
  ...[...entries, { ...entry, version: 'b' }].map((one) => deskQueries.check(api, one, {})),
  deskQueries.check(api, entry, { title: 'Activa' }),
  ...entries.map((one) => deskQueries.preview(api, one, {})),
  deskQueries.preview(api, entry, { title: 'Activa' }),
  ...(['trending', 'popular', 'electric', 'upcoming', 'best'] as const).map((name) => bikeQueries[name](api)),
  brandQueries.all(api),
  modelQueries.bestSelling(api),
  priceQueries.loanOffers(api),
  faqQueries.about(api),
  usedBikeQueries.found(api),
  usedBikeQueries.found(api, { search: 'activa' }),
  usedBikeQueries.found(api, { search: 'activa', page: 2 }),
  ...texts.flatMap((text) => [
    bikeQueries.detail(api, text),
    bikeQueries.byId(api, text),
    brandQueries.detail(api, text),
    brandQueries.named(api, text),
    cityQueries.named(api, text),
    dealershipQueries.counts(api, text),
    faqQueries.about(api, text),
    foundPageQueries.matching(api, text),
    modelQueries.ofBrand(api, text),
    priceQueries.byAge(api, text),
    suggestionQueries.matching(api, text),
    usedBikeQueries.detail(api, text),
    usedBikeQueries.similar(api, text),
    usedBikeQueries.ownListing(api, text),
  ]),
  ...[price, prices[1], prices[3]].map((one) => priceQueries.inStates(api, one?.slug ?? '', one?.variant)),
  ...prices.flatMap((one) => [priceQueries.onRoad(api, one), priceQueries.history(api, one)]),
  ...[[1, null] as const, [1, 'Delhi'] as const, [2, null] as const].map(([bike, city]) =>
    priceQueries.variants(api, bike, city),
  ),
  ...[['honda', 'Delhi', 1] as const, ['honda', 'Delhi', 2] as const, ['honda', 'Pune', 1] as const].map(
    ([brand, city, page]) => dealershipQueries.inCity(api, brand, city, page),
  ),
  dealershipQueries.inCity(api, 'hero', 'Delhi'),
  ...[['honda', 'Delhi'] as const, ['hero', 'Delhi'] as const, ['honda', 'Pune'] as const].map(([slug, city]) =>
    dealershipQueries.nearby(api, { id: 1, slug }, city),
  ),
];

it('keeps the answers of different queries apart', () => {
  const keys = different.map(({ queryKey }) => hashKey(queryKey));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});
