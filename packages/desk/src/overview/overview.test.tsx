import { renderWithApi } from '@dopahiya/api-client/testing';
import { beforeEach, expect, it } from 'vitest';
import { keepDraft } from '../drafts/kept-drafts.ts';
import { buildListed, buildRevision, deskApi } from '../testing/desk-api.ts';
import { modelContent } from '../testing/desk-fields.ts';
import { Overview } from './overview.tsx';

beforeEach(() => localStorage.clear());

it('leads to the entry of each draft that this browser keeps', async () => {
  const draft = { user: 'asha', kind: 'model', slug: 'splendor-plus', title: 'Splendor Plus, half done' } as const;
  const saved_at = '2026-11-20T19:00:00Z';
  keepDraft({ ...draft, content: modelContent, base: null, baseContent: null, reports: [], saved_at });
  const { screen } = await renderWithApi(<Overview name="asha" />, deskApi().handlers, { at: '/desk' });
  await expect
    .element(screen.getByRole('link', { name: 'Splendor Plus, half done' }))
    .toHaveAttribute('href', '/desk/model/splendor-plus');
  await expect.element(screen.getByText('21 Nov 2026, 00:30')).toBeVisible();
  const toDrafts = screen.getByRole('link', { name: '1 draft of yours' });
  await expect.element(toDrafts).toBeVisible();
  expect(document.querySelector(new URL((toDrafts.element() as HTMLAnchorElement).href).hash)).not.toBeNull();
});

it('leads to what waits, and shows the first models and changes', async () => {
  const eight = [1, 2, 3, 4, 5, 6, 7, 8];
  const listed = eight.map((number) => buildListed({ slug: `bike-${number}`, title: `Bike ${number}` }));
  const revisions = eight.map((id) => buildRevision({ id }));
  const api = deskApi({ listed, revisions });
  const { screen } = await renderWithApi(<Overview name="asha" />, api.handlers, { at: '/desk' });
  const places = {
    '2 open messages': '/desk/inbox#messages',
    '1 report of a wrong figure': '/desk/inbox#figure-reports',
    '4 unanswered questions': '/desk/inbox#questions',
    '1 draft of yours': '/desk#drafts',
    '0 moderation cases': '/moderation',
    'All models': '/desk/model',
    'All changes': '/desk/log',
  };
  for (const [name, href] of Object.entries(places))
    await expect.element(screen.getByRole('link', { name })).toHaveAttribute('href', href);
  await expect.element(screen.getByRole('link', { name: 'Bike 1' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Bike/ }).elements()).toHaveLength(6);
  await expect.poll(() => screen.getByRole('article').elements()).toHaveLength(5);
});
