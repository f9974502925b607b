import { renderWithApi } from '@dopahiya/api-client/testing';
import { beforeEach, expect, it } from 'vitest';
import { keepDraft } from '../drafts/kept-drafts.ts';
import { deskApi } from '../testing/desk-api.ts';
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
});
