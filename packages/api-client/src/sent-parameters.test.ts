import { describe, expect, it } from 'vitest';
import { createApiClient } from './create-api-client.ts';
import { type CallName, clientCalls } from './testing/client-calls.ts';

/** Returns the query and the body of the only request that a call sends in a session. */
async function sentBy(name: CallName) {
  const requests: Request[] = [];
  const fetch = async (input: string | URL | Request) => {
    requests.push(new Request(input));
    return Response.json({});
  };
  const api = createApiClient({ origin: 'https://api.invalid', fetch });
  await api.setAccess('abc');
  // Incomplete responses do not matter here.
  await clientCalls[name](api).catch(() => undefined);
  const [request] = requests;
  const body = await request?.text();
  return {
    query: Object.fromEntries(new URL(request?.url ?? '').searchParams),
    body: body ? (JSON.parse(body) as unknown) : null,
  };
}

describe('what is asked for', () => {
  it.each<[CallName, Record<string, string>]>([
    ['fetchBikesOfBrand', { page: '1' }],
    ['fetchChoice', { use: 'commute', matters: 'price-1', city: 'Pune' }],
    ['fetchChoiceReading', { text: 'office, 40 km daily' }],
    ['fetchEarlierMessages', { before: '50' }],
    ['fetchFoundPages', { search: 'insurance', limit: '6' }],
    ['fetchHelpfulReviews', { bike: 'activa-6g' }],
    ['fetchModerationCases', { subject: 'listing', page: '1' }],
    ['fetchModerationDecisions', { page: '1' }],
    ['fetchOwnReviews', { bike: 'activa-6g', page: '2' }],
    ['fetchPriceHistory', { city: 'Delhi' }],
    ['fetchReviews', { bike: 'activa-6g', page: '1' }],
    ['fetchRivalNotes', { of: 'activa-6g,livo', city: 'Pune' }],
    ['fetchRivals', { city: 'Pune' }],
    ['fetchRunningCosts', { city: 'Delhi' }],
    ['fetchSearchReading', { search: 'scooter under 1 lakh' }],
    ['fetchShowroomCounts', { brand: '3' }],
    ['fetchUsedBikes', { brand: 'honda', max_price: '50000', page: '1', facets: 'true' }],
    ['turnMessageMailsOff', { token: 't.o.k' }],
  ])('by %s is in its query', async (name, query) => {
    expect(await sentBy(name)).toEqual({ query, body: null });
  });

  it.each<[CallName, object]>([
    ['changeFavourites', { added: ['activa-6g'], removed: [] }],
    ['changeReview', { rating: 5, text: 'Light.' }],
    ['changeUsedBike', { revision: 1, expected_price: 59_000 }],
    ['decideOffer', { status: 'accepted' }],
    ['endFigureReport', { verdict: 'kept' }],
    ['markSeen', { message: 50 }],
    ['resetPassword', { token: 'abc', password: 'monsoon' }],
    ['saveSearch', { query: 'brand=honda' }],
    ['setDeskMessageState', { state: 'answered' }],
    ['turnMessageMails', { is_on: false }],
    ['undoReports', { reason: 'It was an attack.' }],
    ['verifyEmail', { token: 'abc' }],
  ])('by %s is in its body', async (name, body) => {
    expect(await sentBy(name)).toEqual({ query: {}, body });
  });
});
