import type { ApiClient } from './create-api-client.ts';
import { type Call, lateMembers, loadOnce } from './late-members.ts';

/** Calls of one feature: a page names them at once, and the contract that reads their answers comes with the first. */
function late<Group extends object>(load: (api: ApiClient) => Promise<Group>) {
  return (api: ApiClient): Group => {
    const group = loadOnce(() => load(api) as Promise<Partial<Record<string, Call>>>);
    const call =
      (name: string): Call =>
      async (...args) =>
        (await group())[name]?.(...args);
    return lateMembers({}, call) as Group;
  };
}

/** What is written about bikes. */
export const articleCalls = late(async (api) => (await import('./articles.ts')).articleCalls(api));

/** Lists of bikes with filters, and what is like a bike. */
export const bikeListCalls = late(async (api) => (await import('./bike-lists.ts')).bikeListCalls(api));

/** Categories of bikes. */
export const categoryCalls = late(async (api) => (await import('./categories.ts')).categoryCalls(api));

/** Bikes side by side. */
export const comparisonCalls = late(async (api) => (await import('./comparisons.ts')).comparisonCalls(api));

/** Showrooms. */
export const dealershipCalls = late(async (api) => (await import('./dealerships.ts')).dealershipCalls(api));

/** Questions and their answers. */
export const faqCalls = late(async (api) => (await import('./faqs.ts')).faqCalls(api));

/** What bikes cost on the road. */
export const priceCalls = late(async (api) => (await import('./prices.ts')).priceCalls(api));

/** What people say of bikes. */
export const reviewCalls = late(async (api) => (await import('./reviews.ts')).reviewCalls(api));

/** Suggestions for what is typed. */
export const searchCalls = late(async (api) => (await import('./search.ts')).searchCalls(api));

/** Everything that has an address. */
export const sitemapCalls = late(async (api) => (await import('./sitemap.ts')).sitemapCalls(api));

/** Counts of looked-at bikes. */
export const viewCalls = late(async (api) => (await import('./views.ts')).viewCalls(api));
