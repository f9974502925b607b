import { renderWithApi } from '@dopahiya/api-client/testing';
import { sampleBike } from '@dopahiya/ui-kit/testing';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { QuotedBike } from './quoted-bike.tsx';

const honda = { id: 1, name: 'Honda', slug: 'honda' };
const page = (results: unknown[]) => HttpResponse.json({ count: results.length, next: null, previous: null, results });
const bike = (name: string, brand: object = honda) => ({
  ...sampleBike({ name }),
  slug: name.toLowerCase().replaceAll(' ', '-'),
  brand,
});

async function show(text: string, chosen = '') {
  const onChoose = vi.fn();
  const { screen, asked } = await renderWithApi(<QuotedBike text={text} chosen={chosen} onChoose={onChoose} />, [
    http.get('*/brands/', () => page([honda, { id: 2, name: 'Bajaj', slug: 'bajaj' }])),
    http.get('*/bikes/brand/honda/', () => page([bike('Activa'), bike('Activa 125')])),
    http.get('*/bikes/', () =>
      page(['Pulsar 150', 'Pulsar N160'].map((name) => bike(name, { ...honda, name: 'Bajaj' }))),
    ),
  ]);
  return { screen, asked, onChoose };
}

describe('<QuotedBike />', () => {
  it('chooses the bike that the text names, and sends nothing of the text', async () => {
    const { asked, onChoose } = await show('Quotation of Ramesh\nHonda Activa\nEx 78166');
    await expect.poll(() => onChoose.mock.calls).toContainEqual(['activa']);
    expect(asked.some((address) => /ramesh|78166/i.test(decodeURIComponent(address)))).toBe(false);
  });

  it('says that it chose the bike that the text names', async () => {
    const { screen } = await show('Honda Activa\nEx 78166', 'activa');
    await expect.element(screen.getByText(/^The text names the Honda Activa\./)).toBeVisible();
  });

  it('asks which one if several fit', async () => {
    const { screen, onChoose } = await show('pulsar ex 116504 rto 12815');
    await screen.getByRole('button', { name: /Pulsar N160$/ }).click();
    expect(onChoose.mock.calls).toEqual([['pulsar-n160']]);
  });

  it.each([
    ['another bike is chosen already', 'Honda Activa\nEx 78166', 'jupiter'],
    ['the text names none', 'Ex 78166\nRTO 8120', ''],
  ])('leaves the choice where %s', async (_, text, chosen) => {
    const { screen, asked, onChoose } = await show(text, chosen);
    await expect.poll(() => asked.some((address) => address.includes('/bikes/'))).toBe(true);
    expect(onChoose).not.toHaveBeenCalled();
    expect(screen.getByRole('button').elements()).toHaveLength(0);
  });
});
