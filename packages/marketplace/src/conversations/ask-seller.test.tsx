import {
  buildConversation,
  buildOwnUsedBike,
  buildUsedBikeDetail,
  conversationApi,
  ownListingApi,
  renderWithApi,
} from '@dopahiya/api-client/testing';
import { keepUnsent, returnPath, signIn, signOut, unsentForm, unsentForms } from '@dopahiya/visitor';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AskSeller } from './ask-seller.tsx';

const at = '/bikes/honda-activa-2019-1';
const bike = buildUsedBikeDetail({ is_sample: false, status: 'active' });

async function open(...given: Parameters<typeof conversationApi>) {
  const server = conversationApi(given[0] ?? null, given[1]);
  let links = 0;
  const link = http.post('*/api/users/me/verification/', () => HttpResponse.json({ done: ++links > 0 }));
  const handlers = [...server.handlers, link];
  const { screen, router } = await renderWithApi(<AskSeller bike={bike} />, handlers, { at: '/bikes/x' });
  const write = (text: string) => screen.getByLabelText('Your question').fill(text);
  const press = (name: string) => screen.getByRole('button', { name, exact: true }).click();
  return { ...server, screen, router, write, press, linksSent: () => links };
}

beforeEach(() => signIn('ravi'));
afterEach(() => {
  signOut();
  unsentForms.write([]);
  returnPath.write(null);
});

describe('<AskSeller />', () => {
  it.each([
    [1, 'Member since March 2025. Usually replies within an hour.'],
    [12, 'Member since March 2025. Usually replies within 12 hours.'],
    [24, 'Member since March 2025. Usually replies within a day.'],
    [72, 'Member since March 2025. Usually replies within 3 days.'],
    [null, 'Member since March 2025.'],
  ])('says since when the seller is there, and how soon they reply: %s hours', async (replies_within, words) => {
    const known = { ...bike, seller: { member_since: '2025-03-04T06:30:00.000Z', replies_within } };
    const { screen } = await renderWithApi(<AskSeller bike={known} />, conversationApi(null).handlers, {
      at: '/bikes/x',
    });
    await expect.element(screen.getByText(words)).toBeVisible();
  });

  it('keeps an offer before the sign-in, and finds it again after it', async () => {
    signOut();
    const before = await open();
    const offer = (screen: typeof before.screen) => screen.getByRole('textbox', { name: /^Your offer/ });
    await before.write('Is it still there?');
    await offer(before.screen).fill('45000');
    await before.press('Login to make an offer');
    await expect.poll(() => before.router.state.location.pathname).toBe('/login');
    expect(before.router.state.location.search).toBe('?return=%2Fbikes%2Fhonda-activa-2019-1');
    expect(before.sent).toEqual([]);
    await before.screen.unmount();
    signIn('ravi');
    const { screen, press, sent } = await open();
    await expect.element(offer(screen)).toHaveValue('45,000');
    await expect.element(screen.getByLabelText('Your question')).toHaveValue('Is it still there?');
    await press('Send offer');
    await expect.poll(() => sent).toMatchObject([{ offer: 45_000 }]);
    await expect.poll(() => unsentForm(at)?.values).toEqual({ text: 'Is it still there?', offer: '' });
  });

  it.each([401, 403, 500])('loses nothing that was typed when the API answers %i', async (status) => {
    const refuse = () => HttpResponse.json({ detail: 'Not now.' }, { status });
    const { screen, write, press } = await open(null, { refuse });
    await write('Is it still there?');
    await screen.getByRole('textbox', { name: /^Your offer/ }).fill('45000');
    await press('Send offer');
    await expect.element(screen.getByLabelText('Your question')).toHaveValue('Is it still there?');
    await screen.unmount();
    signIn('ravi');
    const again = await open();
    await expect.element(again.screen.getByLabelText('Your question')).toHaveValue('Is it still there?');
    await expect.element(again.screen.getByRole('textbox', { name: /^Your offer/ })).toHaveValue('45,000');
  });

  it('keeps what was typed before the sign-in, finds it again after it, and leaves nothing once it is sent', async () => {
    signOut();
    const before = await open();
    await before.write('Is it still there?');
    await before.press('Login to send');
    expect(before.sent).toEqual([]);
    await before.screen.unmount();
    signIn('ravi');
    const { screen, press, sent } = await open();
    await expect.element(screen.getByLabelText('Your question')).toHaveValue('Is it still there?');
    await press('Send question');
    await expect.element(screen.getByText(/^Sent\. We’ve emailed the seller/)).toBeVisible();
    expect(sent).toMatchObject([{ text: 'Is it still there?' }]);
    await expect.element(screen.getByLabelText('Your question')).toHaveValue('');
    expect(unsentForms.read()).toEqual([]);
  });

  it('leaves nothing once a question is sent, even to a visitor who has left the form', async () => {
    const answered = Promise.withResolvers<undefined>();
    const slow = http.post('*/api/used-bikes/:key/conversation/', () => answered.promise);
    const { handlers } = conversationApi(null);
    const { screen } = await renderWithApi(<AskSeller bike={bike} />, [slow, ...handlers], { at: '/bikes/x' });
    await screen.getByLabelText('Your question').fill('Is it still there?');
    await screen.getByRole('button', { name: 'Send question' }).click();
    await expect.element(screen.getByRole('button', { name: 'Sending...' })).toBeVisible();
    expect(unsentForm(at)?.values).toEqual({ text: 'Is it still there?' });
    await screen.unmount();
    answered.resolve(undefined);
    await expect.poll(() => unsentForms.read()).toEqual([]);
  });

  it('keeps what was typed for who is signed out meanwhile, and shows it on this page alone', async () => {
    const { screen, write, press } = await open(null, {
      refuse: () => HttpResponse.json({ detail: 'Sign in first.' }, { status: 401 }),
    });
    await write('Is it still there?');
    await press('Send question');
    await expect.poll(() => unsentForm(at)).toMatchObject({ waitsForSignIn: true });
    signOut();
    await expect.element(screen.getByLabelText('Your question')).toHaveValue('Is it still there?');
    unsentForms.write([]);
    keepUnsent('/bikes/another', { text: 'How old is it?' });
    await screen.unmount();
    const again = await open();
    await expect.element(again.screen.getByLabelText('Your question')).toHaveValue('');
  });

  it('says when a text is too long before anybody signs in', async () => {
    signOut();
    const { screen, write, press } = await open();
    await write('long '.repeat(300));
    await press('Login to send');
    await expect.element(screen.getByText(/^Use 1000 characters or fewer/)).toBeVisible();
    await expect.element(screen.getByLabelText('Your question')).toHaveFocus();
  });

  it('says in its own words why the API has held a message back, and lets its writer insist', async () => {
    const refusal = { text: ['Refused in English.'], held: ['payment', 'in_doubt', 'of-tomorrow'] };
    const { screen, write, press, sent } = await open(null, {
      refuse: ({ is_insisted }) => (is_insisted ? null : HttpResponse.json(refusal, { status: 400 })),
    });
    await write('Is it still there?');
    await press('Send question');
    await expect.element(screen.getByText('It looks like it has a payment ID in it.')).toBeVisible();
    await expect.element(screen.getByText('Refused in English.')).not.toBeInTheDocument();
    await press('That’s not right. Send it anyway');
    await expect.element(screen.getByText(/^Sent\. We’ve emailed the seller/)).toBeVisible();
    expect(sent).toHaveLength(2);
  });

  it('sends a question once, and leads to the conversation', async () => {
    const { screen, write, press, sent } = await open();
    await write('Is it still there?');
    await press('Send question');
    await expect.element(screen.getByText(/^Sent\. We’ve emailed the seller/)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Open the conversation' }))
      .toHaveAttribute('href', '/messages?with=4');
    expect(sent).toEqual([{ text: 'Is it still there?', submission_key: expect.stringMatching(/^[0-9a-f]{32}$/) }]);
    await expect.element(screen.getByLabelText('Your question')).toHaveValue('');
  });

  it('asks what people ask first with one press', async () => {
    const { screen, press } = await open();
    await press('Any accident?');
    await expect.element(screen.getByLabelText('Your question')).toHaveValue('Was it ever in an accident?');
  });

  it('asks for words where there are none', async () => {
    const { screen, press, sent } = await open();
    await press('Send question');
    await expect.element(screen.getByText('Write a message first.')).toBeVisible();
    await expect.element(screen.getByLabelText('Your question')).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('says why a number was held back, and keeps what was typed', async () => {
    const { screen, write, press } = await open(null, {
      refuse: () =>
        HttpResponse.json({ text: ['Refused.'], held: ['number'], held_words: ['98765 43210'] }, { status: 400 }),
    });
    await write('Call 98765 43210');
    await press('Send question');
    await expect
      .element(screen.getByRole('alert').getByText('It looks like it has a phone number in it.'))
      .toBeVisible();
    await expect.element(screen.getByText('These words are the problem: “98765 43210”')).toBeVisible();
    await expect.element(screen.getByLabelText('Your question')).toHaveValue('Call 98765 43210');
    await expect.element(screen.getByRole('button', { name: /^That’s not right/ })).not.toBeInTheDocument();
  });

  it('tries the same words again with the same key, and other words with another', async () => {
    let isDown = true;
    const { screen, write, press, sent } = await open(null, {
      refuse: () => (isDown ? HttpResponse.json({ detail: 'The garage is closed.' }, { status: 500 }) : null),
    });
    await write('Is it still there?');
    await press('Send question');
    await expect.element(screen.getByText('The garage is closed.')).toBeVisible();
    await expect.element(screen.getByLabelText('Your question')).toHaveValue('Is it still there?');
    await press('Send question');
    await expect.poll(() => sent.length).toBe(2);
    await write('Is it still there, and where?');
    isDown = false;
    await press('Send question');
    await expect.element(screen.getByText(/^Sent\. We’ve emailed the seller/)).toBeVisible();
    const [first, second, third] = sent.map(({ submission_key }) => submission_key);
    expect([second === first, third === first]).toEqual([true, false]);
  });

  it('offers a sum, and says that it waits', async () => {
    const { screen, press, sent } = await open();
    await screen.getByRole('textbox', { name: /^Your offer/ }).fill('45000');
    await expect.element(screen.getByText(/^₹3,500 below the asking price/)).toBeVisible();
    await press('Send offer');
    await expect.element(screen.getByText('Your offer of ₹45,000 is waiting for a reply.')).toBeVisible();
    expect(sent).toMatchObject([{ offer: 45_000 }]);
  });

  it('gives the focus to what it says of a new offer, in the place of the form', async () => {
    const { screen, press } = await open();
    await press('Send offer');
    await expect.element(screen.getByText(/^Your offer of ₹48,500 is waiting/)).toHaveFocus();
    await expect.element(screen.getByRole('button', { name: 'Send offer' })).not.toBeInTheDocument();
  });

  it('lets its owner edit it, change its price and mark it sold, and asks them nothing', async () => {
    const own = ownListingApi([buildOwnUsedBike({ id: bike.id as number })]);
    const handlers = [...conversationApi(null, { isOwn: true }).handlers, ...own.handlers];
    const { screen, router } = await renderWithApi(<AskSeller bike={bike} />, handlers, { at: '/bikes/x' });
    const part = screen.getByRole('region', { name: 'Your listing' });
    for (const action of ['Edit', 'Change price', 'Mark sold'])
      await expect.element(part.getByRole('button', { name: new RegExp(`^${action}: `) })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Ask the seller' })).not.toBeInTheDocument();
    await expect.element(screen.getByLabelText('Your question')).not.toBeInTheDocument();
    await expect.element(part.getByRole('link', { name: 'Open your messages' })).toHaveAttribute('href', '/messages');
    await part.getByRole('button', { name: /^Edit: / }).click();
    await expect.element(part.getByLabelText('Expected price')).toBeVisible();
    expect(router.state.location.pathname).toBe('/bikes/x');
  });

  it('sends the link again to who has not confirmed the mail address yet, keeps what was typed, and remembers the way back', async () => {
    let isConfirmed = false;
    const { screen, write, press, sent, linksSent } = await open(null, {
      refuse: () => (isConfirmed ? null : HttpResponse.json({ detail: 'Confirm your email first.' }, { status: 403 })),
    });
    await write('Is it still there?');
    await press('Send question');
    await expect.element(screen.getByText(/^Confirm your email to contact sellers\./)).toBeVisible();
    await press('Resend link');
    await expect.element(screen.getByText(/^We have sent a new link/)).toBeVisible();
    expect([linksSent(), returnPath.read()?.path]).toEqual([1, at]);
    isConfirmed = true;
    await expect.element(screen.getByLabelText('Your question')).toHaveValue('Is it still there?');
    await press('Send question');
    await expect.element(screen.getByText(/^Sent\. We’ve emailed the seller/)).toBeVisible();
    await expect.element(screen.getByText(/^Confirm your email/)).not.toBeInTheDocument();
    expect(sent).toHaveLength(2);
  });

  it('says that a conversation is there already, with numbers allowed once it is answered', async () => {
    const { screen, write, press, sent } = await open(buildConversation({ side: 'buyer', other: 'Asha' }));
    await expect.element(screen.getByText('You’re already talking to this seller.')).toBeVisible();
    await write('Call 98765 43210');
    await press('Send question');
    await expect.poll(() => sent.length).toBe(1);
  });

  it('reports the listing', async () => {
    const { screen, press, sent } = await open();
    await press('Report this listing');
    await press('Send report');
    await expect.element(screen.getByText('Choose what is wrong.')).toBeVisible();
    await screen.getByRole('radio', { name: 'It looks like fraud' }).click();
    await screen.getByLabelText('Tell us more (optional)').fill('Wants a token first.');
    await press('Send report');
    await expect
      .poll(() => sent)
      .toEqual([{ subject: 'listing', id: 1, ground: 'scam', note: 'Wants a token first.' }]);
  });

  it('says why a report was not taken, and keeps what was typed', async () => {
    const refused = () => HttpResponse.json({ detail: 'Too many reports today.' }, { status: 429 });
    const { screen, press } = await open(null, { refuse: refused });
    await press('Report this listing');
    await screen.getByRole('radio', { name: 'It looks like fraud' }).click();
    await screen.getByLabelText('Tell us more (optional)').fill('Wants a token first.');
    await press('Send report');
    await expect.element(screen.getByRole('alert')).toMatchTextContent(/Too many reports today\./);
    await expect.element(screen.getByLabelText('Tell us more (optional)')).toHaveValue('Wants a token first.');
  });
});
