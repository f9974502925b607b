import { bikeQueries, usedBikeQueries, useApi } from '@dopahiya/api-client';
import { buildUsedBikeDetail, renderWithApi } from '@dopahiya/api-client/testing';
import { insertPageStyle, sampleBike } from '@dopahiya/ui-kit/testing';
import { chosenCity, riderHeight } from '@dopahiya/visitor';
import { useQuery } from '@tanstack/react-query';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { ChatTab } from './chat-tab.tsx';
import { keepVisit } from './visit.ts';

insertPageStyle();
beforeEach(() => {
  keepVisit({ id: null, name: '', said: [] });
  chosenCity.write(chosenCity.initial);
  riderHeight.write(null);
});

const activa = { ...sampleBike({ name: 'Activa' }), slug: 'activa', status: 'on_sale', fuel_type: 'petrol' };

/** Stands for a page that loads a bike or a used bike. */
function LoadingPage({ used }: { used: boolean }) {
  const api = useApi();
  const bike = useQuery({ ...bikeQueries.detail(api, 'activa'), enabled: !used });
  const listing = useQuery({ ...usedBikeQueries.detail(api, 'activa-2019-7'), enabled: used });
  return bike.data || listing.data ? <ChatTab /> : null;
}

/** Opens the chat on a page; returns its questions and the messages that it sends. */
async function openOn(at: string, facts: object = {}) {
  const messages: unknown[] = [];
  const { screen, asked } = await renderWithApi(
    at.includes('activa') ? <LoadingPage used={at.startsWith('/bikes/')} /> : <ChatTab />,
    [
      http.post('*/api/chatbot/', async ({ request }) => {
        messages.push(await request.json());
        return HttpResponse.json({ reply: 'Answer.' });
      }),
      http.get('*/api/bikes/activa/', () => HttpResponse.json({ ...activa, ...facts })),
      http.get('*/api/used-bikes/activa-2019-7/', () => HttpResponse.json(buildUsedBikeDetail(facts))),
    ],
    { at },
  );
  await screen.getByRole('link', { name: /^Chat/ }).click();
  const questions = screen.getByRole('log').getByRole('button');
  await expect.poll(() => questions.elements().length).toBe(6);
  return { screen, asked, messages, labels: questions.elements().map(({ textContent }) => textContent) };
}

describe('questions of an empty chat', () => {
  it.each([
    ['/', 'Which bike should I buy?'],
    ['/faqs', 'Which bike should I buy?'],
    ['/bikes/bodystyle/scooter', 'Scooters under 1 lakh'],
    ['/electric-scooters', 'Electric scooter with the longest range'],
    ['/emi-calculator', 'EMI for 1 lakh over 3 years'],
    ['/quote-checker', 'Do I have to pay handling charges?'],
    ['/used-bikes', 'How do I transfer the RC?'],
    ['/sell-bikes', 'How do I sell my bike here?'],
  ])('fit %s', async (at, question) => {
    expect((await openOn(at)).labels).toContain(question);
  });

  it('are about the bike of the page, in the visitor’s city, and load nothing for it', async () => {
    chosenCity.write({ name: 'Pune', state: 'Maharashtra' });
    const { screen, asked, messages, labels } = await openOn('/sample/activa');
    expect(labels[0]).toBe('Its price in Pune');
    expect(new Set(labels).size).toBe(labels.length);
    await screen.getByRole('button', { name: 'Its price in Pune' }).click();
    await expect.poll(() => messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({
      message: expect.stringMatching(/^On-road price of the .*Activa in Pune$/),
      city: 'Pune',
      bike: 'activa',
    });
    expect(asked.filter((address) => address.includes('/bikes/'))).toHaveLength(1);
  });

  it.each([
    [{ fuel_type: 'electric' }, 'Its range'],
    [{ status: 'upcoming' }, 'When does it come?'],
    [{ status: 'discontinued' }, 'What is mine worth?'],
  ])('fit a bike with %j', async (facts, question) => {
    expect((await openOn('/sample/activa', facts)).labels).toContain(question);
  });

  it('say how tall the visitor is, if they said so before', async () => {
    riderHeight.write(160);
    const { screen, messages } = await openOn('/sample/activa');
    await screen.getByRole('button', { name: 'Does it fit me?' }).click();
    await expect.poll(() => messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({
      message: expect.stringMatching(/^I am 160 cm tall\. Does the .*Activa fit me\?$/),
    });
  });

  it('are about the bike that a tool has in its address', async () => {
    expect((await openOn('/price-checker?bike=activa')).labels).toContain('Does it fit me?');
  });

  it('ask whether the price of a used bike is fair, with all that decides it', async () => {
    const { screen, messages } = await openOn('/bikes/activa-2019-7', {
      year_of_manufacture: 2019,
      km_ridden: 25_000,
      city_name: 'Delhi',
    });
    await screen.getByRole('button', { name: 'Is the price fair?' }).click();
    await expect.poll(() => messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({
      message: expect.stringMatching(/^What is a 2019 .* worth with 25000 km in Delhi\?$/),
    });
  });

  it('are about the compared bikes', async () => {
    const { screen, messages } = await openOn('/compare-bikes/classic-350-vs-hunter-350');
    await screen.getByRole('button', { name: 'Which is lighter?' }).click();
    await expect.poll(() => messages).toHaveLength(1);
    expect(messages[0]).toMatchObject({ message: 'classic 350 vs hunter 350: which is lighter?' });
  });
});
