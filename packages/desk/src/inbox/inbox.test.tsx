import { renderWithApi } from '@dopahiya/api-client/testing';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { deskApi } from '../testing/desk-api.ts';
import { FigureReports } from './figure-reports.tsx';
import { Questions } from './questions.tsx';

const page = (path: string, results: object[]) =>
  http.get(`*/api/desk/${path}/`, () =>
    HttpResponse.json({ count: results.length, next: null, previous: null, results }),
  );
const at = '2026-11-21T06:30:00Z';

it('says how often a question was asked', async () => {
  const asked = (text: string, count: number) => ({ id: text, text, count, last_asked_at: at });
  const { screen } = await renderWithApi(<Questions name="asha" />, [
    page('questions', [asked('can it tow a boat', 1240), asked('does it float', 1)]),
    ...deskApi().handlers,
  ]);
  await expect.element(screen.getByText('Asked 1,240 times.')).toBeVisible();
  await expect.element(screen.getByText('Asked once.')).toBeVisible();
});

it('shows a reported figure beside ours, to be taken over or settled', async () => {
  const report = {
    id: 7,
    bike: { slug: 'splendor-plus', name: 'Hero Splendor Plus' },
    path: 'specifications.kerb_weight',
    label: 'Kerb weight',
    unit: 'kg',
    current: 112,
    reported: '110 kg',
    value: 110,
    seen_at: 'My registration',
    reported_at: at,
  };
  const { screen } = await renderWithApi(<FigureReports name="asha" />, [
    page('figure-reports', [
      { ...report, count: 1 },
      { ...report, id: 8, label: 'Seat height', count: 2400 },
    ]),
    ...deskApi().handlers,
  ]);
  await expect.element(screen.getByText('Reported once. Seen at: My registration.')).toBeVisible();
  await expect.element(screen.getByText('Reported 2,400 times. Seen at: My registration.')).toBeVisible();
  expect(screen.getByText('Our figure: 112 kg.').elements()).toHaveLength(2);
  await expect
    .element(screen.getByRole('link', { name: 'Accept: Hero Splendor Plus: Kerb weight' }))
    .toHaveAttribute('href', '/desk/model/splendor-plus');
});
