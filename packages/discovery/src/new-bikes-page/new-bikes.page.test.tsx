import { renderWithApi } from '@dopahiya/api-client/testing';
import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildBikeCard } from '../testing.ts';
import { ListHere } from '../testing/list-here.tsx';
import { isNew } from './launch-queries.ts';
import { NewBikesPage } from './new-bikes.page.tsx';

insertPageStyle();

const today = Date.parse('2026-11-21T06:00:00Z');
const upcoming = http.get('*/api/bikes/upcoming_bikes/', () =>
  HttpResponse.json([buildBikeCard({ id: 9, name: 'Next 500', status: 'upcoming', launch_date: '2026-12' })]),
);
const launched = (date: string | null) =>
  http.get('*/api/bikes/', () => HttpResponse.json([buildBikeCard({ name: 'Just 125', launch_date: date })]));
const show = (...handlers: Parameters<typeof renderWithApi>[1]) =>
  renderWithApi(<ListHere page={NewBikesPage} path="/new-bikes" />, handlers, { at: '/new-bikes' });

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(today));
afterEach(() => void vi.restoreAllMocks());

describe('<NewBikesPage />', () => {
  it('shows what is announced, with its launch', async () => {
    const { screen } = await show(upcoming, launched(null));
    await expect.element(screen.getByRole('heading', { level: 1, name: /Upcoming Bikes/ })).toBeVisible();
    await expect.element(screen.getByText('Launch December 2026')).toBeVisible();
    expect(screen.getByText('Just Launched').elements()).toEqual([]);
  });

  it('shows above it what was launched in the last 30 days', async () => {
    const { screen, asked } = await show(upcoming, launched('2026-11-01'));
    await expect.element(screen.getByRole('region', { name: 'Just Launched' }).getByText('Just 125')).toBeVisible();
    expect(asked).toContain('/api/bikes/?status=on_sale&sort=launch&limit=12');
  });

  it('says so when what was launched does not load', async () => {
    let isBroken = true;
    const broken = http.get('*/api/bikes/', () =>
      isBroken ? HttpResponse.json({ detail: 'Closed.' }, { status: 500 }) : undefined,
    );
    const { screen } = await show(upcoming, broken, launched('2026-11-01'));
    const alert = screen.getByRole('alert');
    await expect.element(alert).toHaveTextContent('Error loading just launched bikesClosed.Try Again');
    isBroken = false;
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(screen.getByText('Just 125')).toBeVisible();
  });
});

describe('isNew', () => {
  it.each([
    ['2026-11-21', true],
    ['2026-10-23', true],
    ['2026-10-20', false],
    ['2026-11-22', false],
    [null, false],
  ])('calls a bike launched on %s new: %s', (launch_date, expected) => {
    expect(isNew({ launch_date }, today)).toBe(expected);
  });

  it.each([
    ['2026-11-21T18:29:59Z', '2026-11-22', false],
    ['2026-11-21T18:30:00Z', '2026-11-22', true],
    ['2026-11-21T18:29:59Z', '2026-10-22', true],
    ['2026-11-21T18:30:00Z', '2026-10-22', false],
  ])('counts at %s a launch on %s by the day in India: %s', (now, launch_date, expected) => {
    expect(isNew({ launch_date }, Date.parse(now))).toBe(expected);
  });
});
