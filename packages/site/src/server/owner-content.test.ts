import type { SiteContent } from '@dopahiya/domain/content';
import { siteLanguages } from '@dopahiya/domain/site';
import { expect, it, vi } from 'vitest';
import type { Gateway } from './gateway.ts';
import { OwnerContent } from './owner-content.ts';

const officer = { name: 'Asha Rao', mail: 'asha@example.in' };
const nothing: SiteContent = { edition: '1 2026-11-21', claims: [], contact: null };
const [english] = siteLanguages;

function setUp(content: SiteContent) {
  const clock = { now: 0 };
  const answer = { content: content as SiteContent | undefined };
  const fetch = vi.fn<Gateway['fetch']>(async () =>
    answer.content ? Response.json(answer.content) : Response.json({ detail: 'Down.' }, { status: 503 }),
  );
  const owner = new OwnerContent({
    gateway: { fetch },
    origin: 'http://site.test',
    languages: [english],
    settings: { hidesClaims: true, grievanceOfficer: officer },
    now: () => clock.now,
  });
  return { owner, clock, answer, fetch };
}

it('shows what the desk says before the settings of the environment, which stay for the rest', async () => {
  const claims = [
    { id: 'about-models', is_shown: true, is_sample: false, text: '460', detail: 'models' },
    { id: 'about-awards', is_shown: false, is_sample: true, text: '25+', detail: 'awards' },
  ];
  const { owner } = setUp({ ...nothing, claims });
  expect(await owner.settingsIn(english)).toEqual({
    hidesClaims: true,
    grievanceOfficer: officer,
    claims: { 'about-models': { text: '460', detail: 'models', isSample: false }, 'about-awards': null },
  });
});

it('adds nothing to pages while the desk has changed nothing', async () => {
  const { owner } = setUp(nothing);
  expect(await owner.settingsIn(english)).toEqual({ hidesClaims: true, grievanceOfficer: officer });
});

it('asks the API once in 20 seconds, and keeps what it knows while that does not answer', async () => {
  const { owner, clock, answer, fetch } = setUp(nothing);
  expect(owner.known()).toBeUndefined();
  await Promise.all([owner.current(), owner.current(), owner.settingsIn(english)]);
  clock.now = 20_000;
  expect([owner.known(), await owner.current()]).toEqual([nothing.edition, nothing.edition]);
  expect(fetch).toHaveBeenCalledTimes(1);
  answer.content = { ...nothing, edition: '2 2026-11-21' };
  clock.now = 20_001;
  expect([owner.known(), await owner.current()]).toEqual([undefined, '2 2026-11-21']);
  answer.content = undefined;
  clock.now = 60_000;
  expect(await owner.current()).toBe('2 2026-11-21');
});
