import { choiceSchema, rivalsSchema } from '@dopahiya/domain/bikes';
import { chatAnswerSchema } from '@dopahiya/domain/chat';
import { onRoadPriceSchema } from '@dopahiya/domain/prices';
import { beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { buyersStories, type BuyersStory } from '../../testing/choose/buyers-stories.ts';
import { ownCatalogueApp } from '../../testing/seeded-app.ts';
import { openOwnCatalogue } from '../../testing/test-databases.ts';

let app: Awaited<ReturnType<typeof ownCatalogueApp>>;
beforeAll(async () => {
  app = await ownCatalogueApp(await openOwnCatalogue(), new Date('2026-11-28T12:00:00+05:30'));
});

const get = async (path: string): Promise<unknown> => (await app.request(path)).json();
const choose = async (query: Record<string, string>) =>
  z.parse(choiceSchema, await get(`/api/choose/?${new URLSearchParams(query).toString()}`));

function queryOf({ city, needs }: BuyersStory): Record<string, string> {
  const { use, kind, fuel, hasSocket, hasPassenger, kmPerDay, height, budget, monthly, matters } = needs;
  const given = { use, kind, fuel, socket: hasSocket, passenger: hasPassenger, km: kmPerDay, height, budget, monthly };
  const parts = Object.entries({ ...given, city }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const weights = Object.entries(matters ?? {}).map(([criterion, weight]) => `${criterion}-${weight}`);
  return Object.fromEntries(weights.length > 0 ? [...parts, ['matters', weights.join(',')]] : parts) as Record<
    string,
    string
  >;
}

/** Returns how an answer differs from what a friend would say. */
async function differencesOf(story: BuyersStory): Promise<string[]> {
  const { chosen } = await choose(queryOf(story));
  const slugs = chosen.map(({ bike }) => bike.slug);
  const top = slugs.slice(0, 3);
  return [
    ...(!story.first || story.first.some((slug) => top.includes(slug)) ? [] : [`first are ${top.join(', ')}`]),
    ...(story.has ?? []).filter((slug) => !slugs.includes(slug)).map((slug) => `without ${slug}: ${slugs.join(', ')}`),
    ...(story.lacks ?? []).filter((slug) => slugs.includes(slug)).map((slug) => `with ${slug}`),
  ];
}

describe('what buyers are told', () => {
  it('is what a friend who knows the market would say, in at least 17 of 20 stories', async () => {
    const told: { buyer: string; differences: string[] }[] = [];
    for (const story of buyersStories) told.push({ buyer: story.buyer, differences: await differencesOf(story) });
    const other = told.filter(({ differences }) => differences.length > 0);
    expect(told.length - other.length, JSON.stringify(other, null, 1)).toBeGreaterThanOrEqual(17);
  });

  it('is about bikes that we know', async () => {
    const slugs = new Set(buyersStories.flatMap(({ first = [], has = [], lacks = [] }) => [first, has, lacks].flat()));
    const unknown: string[] = [];
    for (const slug of slugs) if ((await app.request(`/api/bikes/${slug}/`)).status !== 200) unknown.push(slug);
    expect(unknown).toEqual([]);
  });

  it('has the price that the bike’s page shows', async () => {
    const { chosen } = await choose({ city: 'Pune', budget: '150000' });
    expect(chosen.length).toBeGreaterThan(2);
    for (const { bike } of chosen.slice(0, 5)) {
      const answer = await app.request(`/api/bikes/${bike.slug}/on-road-price/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ city: 'Pune' }),
      });
      expect(bike.price).toBe(onRoadPriceSchema.parse(await answer.json()).on_road_price);
    }
  });

  it('names as many bikes as asked for, twenty-four by default, and how many there are', async () => {
    const [usual, first] = [await choose({ city: 'Pune' }), await choose({ city: 'Pune', limit: '1' })];
    expect([usual.chosen.length, usual.chosen_count > 24]).toEqual([24, true]);
    expect(first).toMatchObject({ chosen: [usual.chosen[0]], chosen_count: usual.chosen_count });
  });

  it('is told by the bot too, with the first three and the needs in the address', async () => {
    const ask = async (message: string, bike?: string) => {
      const answer = await app.request('/api/chatbot/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ message, city: 'Pune', bike }),
      });
      const { reply, cards } = z.parse(chatAnswerSchema, await answer.json());
      return { reply, facts: cards.flatMap(({ facts }) => facts), to: cards[0]?.link?.href };
    };
    const best = await ask('best bike under 1 lakh for highway');
    expect(best).toMatchObject({ facts: [], to: '/choose?use=highway&budget=100000&city=Pune' });
    const office = await ask('सबसे अच्छी बाइक 1 लाख तक');
    const { chosen } = await choose({ city: 'Pune', budget: '100000' });
    expect(office.facts.map(({ label }) => label)).toEqual(chosen.slice(0, 3).map(({ bike }) => bike.name));
    expect(office.to).toBe('/choose?budget=100000&city=Pune');
    for (const message of ['best scooter for height 150 cm', 'best electric scooter under 1.5 lakh for 60 km a day']) {
      const { facts, to = '' } = await ask(message);
      const query = Object.fromEntries(new URLSearchParams(to.slice(to.indexOf('?'))));
      const first = (await choose(query)).chosen.slice(0, 3).map(({ bike }) => bike.name);
      expect([message, facts.map(({ label }) => label)]).toEqual([message, first]);
      expect(first.length).toBeGreaterThan(0);
    }
    const better = await ask('isse achhi koi bike hai?', 'splendor-plus');
    const rivals = z.parse(rivalsSchema, await get('/api/bikes/splendor-plus/rivals/?city=Pune'));
    expect(better.facts.map(({ label }) => label)).toEqual([
      ...rivals.beaten_by.map(({ bike }) => bike.name),
      'Comparison',
    ]);
    expect(better.reply).toContain(rivals.beaten_by[0]?.bike.name);
  });

  it('names what beats a bike, nowhere worse than it', async () => {
    const rivals = z.parse(rivalsSchema, await get('/api/bikes/livo/rivals/?city=Pune'));
    expect(rivals.beaten_by.every(({ lines }) => lines.every(({ gain }) => gain >= 0))).toBe(true);
  });
});
