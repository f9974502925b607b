import { buildConversation, buildMessage, conversationApi, renderWithApi } from '@dopahiya/api-client/testing';
import type { ConversationDetail } from '@dopahiya/domain/market';
import { signIn, signOut } from '@dopahiya/visitor';
import { delay, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { OwnMessages } from './own-messages.tsx';

const sum = { id: 7, amount: 45_000, status: 'open', agreed_until: null } as const;
const offer = buildMessage({ id: 2, kind: 'offer', text: null, offer: sum });

async function open(facts: Partial<ConversationDetail> = {}, props: Partial<Parameters<typeof OwnMessages>[0]> = {}) {
  const server = conversationApi(buildConversation(facts));
  const page = <OwnMessages name="asha" off={null} conversation={4} {...props} />;
  const { screen } = await renderWithApi(page, server.handlers, { at: '/messages' });
  const press = (name: string | RegExp) => screen.getByRole('button', { name, exact: true }).click();
  return { ...server, screen, press };
}

beforeEach(() => signIn('asha'));
afterEach(() => signOut());

describe('the page of messages', () => {
  it('lists conversations with what is new, each leading to its own', async () => {
    const { screen } = await open({ unread: 2 }, { conversation: null });
    await expect
      .element(screen.getByRole('link', { name: 'Honda Activa, 2019' }))
      .toHaveAttribute('href', '/messages?with=4');
    await expect.element(screen.getByText('Ravi asked about your bike')).toBeVisible();
    await expect.element(screen.getByText('2 new')).toBeVisible();
  });

  it.each([
    ['Deleted. The writer closed their account.', { text: null, is_deleted: true }],
    ['Offer of ₹45,000 withdrawn', { kind: 'withdrawn' }],
    ['You: The deal at ₹45,000 was cancelled', { kind: 'ended', is_own: true }],
    ['Phone number hidden', { kind: 'number_hidden' }],
  ] as const)('lists %s as what came last', async (words, facts) => {
    const last = buildMessage({ text: null, offer: { ...sum, status: 'withdrawn' }, ...facts });
    const { screen } = await open({ last, other: null }, { conversation: null });
    await expect.element(screen.getByText(words)).toBeVisible();
    await expect.element(screen.getByText('A former member asked about your bike')).toBeVisible();
  });

  it('turns the mails off and on', async () => {
    const { screen } = await open({}, { conversation: null });
    const mails = screen.getByRole('switch', { name: /^Email me about new messages/ });
    await mails.click();
    await expect.element(mails).not.toBeChecked();
    await mails.click();
    await expect.element(mails).toBeChecked();
  });

  it('turns the mails off for who came by a mail’s link, with one press', async () => {
    const { screen, press } = await open({}, { name: null, off: 't.o.k', conversation: null });
    await press('Turn off emails');
    await expect.element(screen.getByText('You won’t get emails about messages any more.')).toBeVisible();
  });

  it('answers a question, and reads aloud what comes', async () => {
    const { screen, press, sent } = await open();
    const log = screen.getByRole('log', { name: 'Messages' });
    await expect.element(log.getByText('Is it still there?')).toBeVisible();
    await expect.element(log.getByText('Ravi', { exact: true })).toBeVisible();
    await screen.getByLabelText('Your message').fill('Yes, it is.');
    await press('Send');
    await expect.element(log.getByText('Yes, it is.')).toBeVisible();
    expect(sent).toMatchObject([{ text: 'Yes, it is.' }]);
  });

  it('accepts an offer, and says what comes next', async () => {
    const { screen, press, sent } = await open({ messages: [offer] });
    await press('Accept');
    await expect.element(screen.getByRole('region', { name: /^Reserved at ₹45,000 until/ })).toBeVisible();
    await expect.element(screen.getByText('Report the sale')).toBeVisible();
    await expect.element(screen.getByRole('log').getByText('You accepted ₹45,000.')).toBeVisible();
    expect(sent).toEqual([{ status: 'accepted' }]);
    await press('Cancel the deal');
    await expect.element(screen.getByRole('region', { name: /^Reserved at/ })).not.toBeInTheDocument();
  });

  it('says that an offer was sent, until another sum is chosen', async () => {
    const { screen, press, sent } = await open();
    await screen.getByRole('textbox', { name: /^Your offer/ }).fill('46000');
    await press('Send offer');
    await expect.element(screen.getByText('Offer of ₹46,000 sent.')).toBeVisible();
    expect(sent).toEqual([expect.objectContaining({ offer: 46_000 })]);
    await screen.getByRole('textbox', { name: /^Your offer/ }).fill('47000');
    await expect.element(screen.getByText('Offer of ₹46,000 sent.')).not.toBeInTheDocument();
  });

  describe('about a bike that was agreed on', () => {
    const until = '2099-11-23T06:30:00.000Z';
    const agreed = { ...offer, is_own: true, offer: { ...sum, status: 'accepted' as const, agreed_until: until } };
    const bike = { ...buildConversation().bike, agreed_until: until };
    const gone = { ...bike, agreed_until: null };
    const openAs = (side: 'buyer' | 'seller', facts: Partial<ConversationDetail> = {}) =>
      open({ side, other: 'Asha', bike, messages: [agreed], ...facts });
    const removed = { closed: 'listing', bike: gone, ending: { kind: 'removed', reason: 'It is a fraud.' } } as const;
    const green = /^Reserved at ₹45,000 until/;

    it('warns the buyer as soon as the listing is removed: why, and what to do if they have paid', async () => {
      const { screen, change } = await openAs('buyer');
      await expect.element(screen.getByRole('region', { name: green })).toBeVisible();
      change(removed);
      // The page polls every ten seconds.
      const warning = screen.getByRole('alert', { name: 'We have removed this listing. Do not pay.' });
      await expect.element(warning, { timeout: 20_000 }).toBeVisible();
      await expect.element(screen.getByRole('region', { name: green })).not.toBeInTheDocument();
      await expect.element(warning.getByText('The reason: It is a fraud.')).toBeVisible();
      await expect.element(warning.getByRole('link', { name: /^1930/ })).toHaveAttribute('href', 'tel:1930');
      await expect
        .element(warning.getByRole('link', { name: 'cybercrime.gov.in' }))
        .toHaveAttribute('href', 'https://cybercrime.gov.in');
      expect(screen.container.textContent).not.toContain('bank transfer');
    });

    it.each(['withdrawn', 'sold', 'expired', 'deleted', 'left'] as const)(
      'says calmly that the listing is %s, and nothing of frauds',
      async (kind) => {
        const { screen } = await openAs('buyer', { bike: gone, ending: { kind, reason: null } });
        await expect.element(screen.getByText(/^If you agreed on a price but have not bought/)).toBeVisible();
        expect(screen.container.textContent).not.toMatch(/1930|bank transfer/);
      },
    );

    it.each([
      ['blocked', /^This conversation is closed/],
      ['gone', /^The other person has deleted their account/],
      ['reported', 'This conversation was reported. Do not pay yet.'],
      ['refused', 'We have closed this conversation. Do not pay.'],
    ])('tells nobody to pay where it is closed as %s', async (closed, words) => {
      const { screen } = await openAs('buyer', { closed });
      await expect.element(screen.getByText(words)).toBeVisible();
      await expect.element(screen.getByRole('region', { name: green })).not.toBeInTheDocument();
      expect(screen.container.textContent).not.toContain('bank transfer');
    });

    it('tells the seller where to read why, and not to call the police', async () => {
      const { screen } = await openAs('seller', removed);
      await expect.element(screen.getByText(/^We have removed your listing/)).toBeVisible();
      expect(screen.container.textContent).not.toMatch(/1930|bank transfer/);
    });
  });

  it('lets nobody end what has lapsed', async () => {
    const lapsed = { ...sum, status: 'accepted' as const, agreed_until: '2020-11-23T06:30:00.000Z' };
    const { screen } = await open({ messages: [{ ...offer, offer: lapsed }] });
    await expect.element(screen.getByText('Cancelled')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Cancel the deal' })).not.toBeInTheDocument();
  });

  it('lets a seller free the bike and take the number back in a closed conversation, and accept nothing', async () => {
    const until = '2099-11-23T06:30:00.000Z';
    const agreed = { ...sum, status: 'accepted' as const, agreed_until: until };
    const messages = [{ ...offer, id: 1, offer: agreed }, offer];
    const bike = { ...buildConversation().bike, agreed_until: until };
    const closed = { closed: 'blocked', is_number_shown: true, number: '9876543210' };
    const { screen } = await open({ messages, bike, ...closed });
    await expect.element(screen.getByRole('button', { name: 'Cancel the deal' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Hide my number' })).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
  });

  it('lets the buyer call the number that the seller shares', async () => {
    const { screen } = await open({ side: 'buyer', other: 'Asha', number: '9876543210', is_number_shown: true });
    const number = screen.getByRole('region', { name: 'Phone number' });
    await expect.element(number.getByRole('link', { name: '9876543210' })).toHaveAttribute('href', 'tel:+919876543210');
  });

  it('shows a number, and takes it back', async () => {
    const { screen, press, sent } = await open();
    await press('Share my number, 9876543210');
    await expect.element(screen.getByText('Only Ravi can see your number.')).toBeVisible();
    await press('Hide my number');
    await expect.element(screen.getByText('Ravi can’t see your number.')).toBeVisible();
    expect(sent).toEqual([{ is_number_shown: true }, { is_number_shown: false }]);
  });

  it('closes a conversation with who is blocked, and opens it again', async () => {
    const { screen, press } = await open();
    await press('Block');
    await expect.element(screen.getByText('Blocked.')).toBeVisible();
    await expect.element(screen.getByLabelText('Your message')).not.toBeInTheDocument();
    await press('Unblock');
    await expect.element(screen.getByLabelText('Your message')).toBeVisible();
  });

  it('takes no second press while an answer is awaited', async () => {
    const { handlers } = conversationApi(buildConversation({ messages: [offer] }));
    const waits = http.post('*/api/conversations/:id/block/', () => delay('infinite'));
    const page = <OwnMessages name="asha" off={null} conversation={4} />;
    const { screen } = await renderWithApi(page, [waits, ...handlers], { at: '/messages' });
    await screen.getByRole('button', { name: 'Block' }).click();
    for (const name of ['Block', 'Accept', 'Share my number, 9876543210'])
      await expect.element(screen.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows markup as the text that it is, and words of the right hand from the right', async () => {
    const texts = ['<img src=x onerror=alert(1)>', 'کیا یہ ابھی دستیاب ہے؟'];
    const { screen } = await open({ messages: texts.map((text, id) => buildMessage({ id, text })) });
    const log = screen.getByRole('log', { name: 'Messages' });
    await expect.element(log.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(log.element().querySelector('img')).toBeNull();
    expect(getComputedStyle(log.getByText(/^کیا/).element()).direction).toBe('rtl');
  });

  it('brings what is new into sight', async () => {
    const messages = Array.from({ length: 40 }, (_, id) => buildMessage({ id, text: `Question ${id}` }));
    const { screen } = await open({ messages, unread: 1 });
    await expect.element(screen.getByText('Question 39')).toBeInViewport();
  });

  it('loads what stands before', async () => {
    const { screen, press } = await open({ has_earlier: true });
    await press('Earlier messages');
    await expect.element(screen.getByText('The very first words.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Earlier messages' })).not.toBeInTheDocument();
  });

  it('says so where a conversation is not the reader’s', async () => {
    const { screen } = await open({}, { conversation: 99 });
    await expect.element(screen.getByText('Conversation not found')).toBeVisible();
  });
});
