import { test as journey } from './journey.ts';
import { type ModeratedSite, startModeratedSite } from './servers/moderated-site.ts';

/** A journey through a site of its own, whose owner runs commands. */
export const test = journey.extend<{ moderated: ModeratedSite }>({
  moderated: [
    // oxlint-disable-next-line no-empty-pattern -- it needs no other fixture, and Playwright wants a pattern
    async ({}, provide) => {
      const site = await startModeratedSite();
      await provide(site);
      await site.stop();
    },
    // Seeding takes a while beside other journeys.
    { timeout: 180_000 },
  ],
  baseURL: async ({ moderated }, provide) => provide(moderated.origin),
});
