import { renderWithApi } from '@dopahiya/api-client/testing';
import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { delay, http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { priceCard } from '../testing/price-card.ts';
import { ChatTab } from './chat-tab.tsx';
import { keepVisit, readVisit } from './visit.ts';

insertPageStyle();
beforeEach(() => keepVisit(null));

const taken = http.post('*/api/chatbot/user-details/', () =>
  HttpResponse.json({ id: 'x1', name: 'Arjun' }, { status: 201 }),
);
const open = (handlers: Parameters<typeof renderWithApi>[1] = []) => renderWithApi(<ChatTab />, handlers);
const inConversation = () => keepVisit({ id: 'x1', name: 'Arjun', said: [] });

/** Asks a question that is answered by this card. */
async function answeredBy(card: object) {
  inConversation();
  const answer = http.post('*/api/chatbot/', () => HttpResponse.json({ reply: 'Answer.', cards: [card] }));
  const { screen } = await open([answer]);
  await screen.getByRole('link', { name: /^Chat/ }).click();
  await screen.getByLabelText('Your message').fill('activa');
  await userEvent.keyboard('{Enter}');
  return { screen, log: screen.getByRole('log') };
}

describe('<ChatTab />', () => {
  it('leads to the contact page where nothing opens it, and fetches nothing before it is pressed', async () => {
    const { screen, asked } = await open();
    await expect.element(screen.getByRole('link', { name: /^Chat/ })).toHaveAttribute('href', '/contact-us');
    expect(asked).toEqual([]);
  });

  it('opens by keyboard, and Escape gives the focus back to it', async () => {
    const { screen } = await open();
    const tab = screen.getByRole('link', { name: /^Chat/ });
    (tab.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('dialog', { name: 'Ask Dopahiya' })).toBeVisible();
    await expect.element(screen.getByLabelText('Full name')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(tab).toHaveFocus();
  });

  it('keeps the conversation of the visit, and is 500 px high', async () => {
    await page.viewport(1440, 900);
    inConversation();
    const { screen } = await open([http.post('*/api/chatbot/', () => HttpResponse.json({ reply: 'Hello.' }))]);
    await screen.getByRole('link', { name: /^Chat/ }).click();
    await screen.getByLabelText('Your message').fill('hi');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(/Hello\.$/)).toBeVisible();
    expect(screen.getByRole('dialog').element().getBoundingClientRect().height).toBe(500);
    expect(readVisit()?.said.map(({ text }) => text)).toEqual(['hi', 'Hello.']);
  });

  it('answers who asks without details, with what they asked before and no id', async () => {
    const bodies: unknown[] = [];
    const { screen, asked } = await open([
      http.post('*/api/chatbot/', async ({ request }) => {
        bodies.push(await request.json());
        return HttpResponse.json({ reply: 'Answer.' });
      }),
    ]);
    await screen.getByRole('link', { name: /^Chat/ }).click();
    await screen.getByRole('button', { name: 'Ask without your details' }).click();
    for (const question of ['activa price', 'and in Pune']) {
      await screen.getByLabelText('Your message').fill(question);
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => bodies.at(-1)).toMatchObject({ message: question });
      await expect.element(screen.getByText(/Answer\.$/).last()).toBeVisible();
    }
    expect(bodies).toEqual([
      { message: 'activa price', earlier: [] },
      { message: 'and in Pune', earlier: ['activa price'] },
    ]);
    await screen.getByRole('button', { name: 'Delete this conversation' }).click();
    await expect.element(screen.getByText('We’ve deleted this conversation.')).toBeVisible();
    expect(asked.some((address) => address.includes('user-details'))).toBe(false);
  });

  it('offers six questions in an empty conversation, and none in one that has begun', async () => {
    inConversation();
    const { screen } = await open([http.post('*/api/chatbot/', () => HttpResponse.json({ reply: 'Answer.' }))]);
    await screen.getByRole('link', { name: /^Chat/ }).click();
    const questions = screen.getByRole('log').getByRole('button');
    await expect.poll(() => questions.elements().length).toBe(6);
    await questions.first().click();
    await expect.element(screen.getByText(/Answer\.$/)).toBeVisible();
    expect(questions.elements()).toHaveLength(0);
    expect(readVisit()?.said[0]?.text).toBe('Which bike should I buy?');
  });

  it('offers the names that may be meant, and asks with the one that is chosen', async () => {
    inConversation();
    const messages: unknown[] = [];
    const { screen } = await open([
      http.post('*/api/chatbot/', async ({ request }) => {
        messages.push(((await request.json()) as { message: string }).message);
        return HttpResponse.json({
          reply: 'Which one?',
          choices: [{ label: 'Bajaj Pulsar 150', message: 'Bajaj Pulsar 150' }],
        });
      }),
    ]);
    await screen.getByRole('link', { name: /^Chat/ }).click();
    await screen.getByLabelText('Your message').fill('pulsar');
    await userEvent.keyboard('{Enter}');
    await screen.getByRole('button', { name: 'Bajaj Pulsar 150' }).click();
    await expect.poll(() => messages).toEqual(['pulsar', 'Bajaj Pulsar 150']);
    await expect.poll(() => screen.getByText(/Which one\?$/).elements().length).toBe(2);
    expect(screen.getByRole('button', { name: 'Bajaj Pulsar 150' }).elements()).toHaveLength(1);
  });

  it.each([
    ['the server’s words', HttpResponse.json({ message: 'Too many people.' }, { status: 503 }), 'Too many people.'],
    ['its own words', HttpResponse.json({}, { status: 500 }), 'An error occurred while submitting your details'],
    [
      'its own words for a page',
      HttpResponse.html('<p>no</p>', { status: 502 }),
      'An error occurred while submitting your details',
    ],
  ])('says why the details were not taken, in %s', async (_, answer, text) => {
    const { screen, asked } = await open([http.post('*/api/chatbot/user-details/', () => answer.clone())]);
    await screen.getByRole('link', { name: /^Chat/ }).click();
    for (const [label, typed] of [
      ['Full name', 'Asha'],
      ['Phone', '9876543210'],
      ['City', 'Pune'],
    ] as const)
      await screen.getByLabelText(label).fill(typed);
    await screen.getByRole('button', { name: 'Start' }).click();
    await expect.element(screen.getByRole('alert')).toHaveTextContent(text);
    await expect.element(screen.getByLabelText('Full name')).toHaveValue('Asha');
    const before = asked.length;
    await screen.getByRole('button', { name: 'Start' }).click();
    await expect.poll(() => asked.length).toBeGreaterThan(before);
  });

  it('shows what is behind an answer, with the way to the page that has it all', async () => {
    const card = {
      kind: 'bike',
      title: 'Honda Activa',
      bikes: [],
      month: '2026-06',
      facts: [{ label: 'Mileage', value: '47 km/l' }],
      link: { label: 'See the bike', href: '/honda/activa' },
    };
    const { log } = await answeredBy(card);
    await expect.element(log).toMatchTextContent(/Honda Activa.*June 2026.*Mileage.*47 km\/l/);
    await expect.element(log.getByRole('link', { name: 'See the bike' })).toHaveAttribute('href', '/honda/activa');
  });

  it('copies a price with each of its lines and its month', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    onTestFinished(() => write.mockRestore());
    const { screen, log } = await answeredBy(priceCard);
    await expect.element(log).toMatchTextContent(/On-road price: ₹94,019.*June 2026.*Ex-showroom price₹78,166/);
    expect(log.getByText('₹94,019').elements()).toHaveLength(1);
    await screen.getByRole('button', { name: 'Copy this price' }).click();
    await expect
      .poll(() => write.mock.lastCall?.[0])
      .toMatch(/^Honda Activa, Pune\nOn-road price: ₹94,019\nEx-showroom price: ₹78,166\n.*June 2026$/);
  });

  it('sends nothing that is empty, and one question at a time', async () => {
    inConversation();
    const { screen, asked } = await open([http.post('*/api/chatbot/', () => delay('infinite'))]);
    await screen.getByRole('link', { name: /^Chat/ }).click();
    const message = screen.getByLabelText('Your message');
    await message.fill('  ');
    await userEvent.keyboard('{Enter}');
    expect(asked).toEqual([]);
    await message.fill('first');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Typing...')).toBeVisible();
    await message.fill('second');
    await userEvent.keyboard('{Enter}');
    await expect.element(message).toHaveValue('second');
    expect(readVisit()?.said.map(({ text }) => text)).toEqual(['first']);
  });

  it('says that it could not be reached, and goes on after that', async () => {
    inConversation();
    let isDown = true;
    const { screen } = await open([
      http.post('*/api/chatbot/', () => (isDown ? HttpResponse.error() : HttpResponse.json({ reply: 'Answer.' }))),
    ]);
    await screen.getByRole('link', { name: /^Chat/ }).click();
    await screen.getByLabelText('Your message').fill('activa');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(/Failed to reach chatbot API/)).toBeVisible();
    isDown = false;
    await screen.getByLabelText('Your message').fill('activa');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText(/Answer\.$/)).toBeVisible();
  });

  it('keeps a conversation that could not be deleted, and says so', async () => {
    inConversation();
    const { screen } = await open([
      http.delete('*/api/chatbot/user-details/x1/', () => HttpResponse.json({}, { status: 503 })),
    ]);
    await screen.getByRole('link', { name: /^Chat/ }).click();
    await screen.getByRole('button', { name: 'Delete this conversation' }).click();
    await expect.element(screen.getByText('We couldn’t delete it. Try again later.')).toBeVisible();
    expect(readVisit()?.id).toBe('x1');
  });

  it('deletes the conversation', async () => {
    inConversation();
    const { screen } = await open([
      taken,
      http.delete('*/api/chatbot/user-details/x1/', () => HttpResponse.json({ deleted: true })),
    ]);
    await screen.getByRole('link', { name: /^Chat/ }).click();
    await screen.getByRole('button', { name: 'Delete this conversation' }).click();
    await expect.element(screen.getByText('We’ve deleted this conversation.')).toBeVisible();
    await expect.element(screen.getByLabelText('Full name')).toBeVisible();
    expect(readVisit()).toBeNull();
  });

  it('stays deleted where an answer arrives after that', async () => {
    inConversation();
    const answer = Promise.withResolvers<void>();
    const { screen } = await open([
      http.delete('*/api/chatbot/user-details/x1/', () => HttpResponse.json({ deleted: true })),
      http.post('*/api/chatbot/', async () => {
        await answer.promise;
        return HttpResponse.json({ reply: 'Too late.' });
      }),
    ]);
    await screen.getByRole('link', { name: /^Chat/ }).click();
    await screen.getByLabelText('Your message').fill('activa');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Typing...')).toBeVisible();
    await screen.getByRole('button', { name: 'Delete this conversation' }).click();
    await screen.getByRole('button', { name: 'Ask without your details' }).click();
    answer.resolve();
    await expect.element(screen.getByLabelText('Your message')).toBeVisible();
    await delay(100);
    expect(readVisit()).toMatchObject({ id: null, said: [] });
    await expect.element(screen.getByText(/Too late\./)).not.toBeInTheDocument();
  });
});
