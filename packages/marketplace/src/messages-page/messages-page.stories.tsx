import { buildConversation, buildMessage, conversationApi } from '@dopahiya/api-client/testing';
import type { ConversationDetail } from '@dopahiya/domain/market';
import { signIn, signOut } from '@dopahiya/visitor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { http, HttpResponse } from 'msw';
import { expect, userEvent, waitFor } from 'storybook/test';
import { OwnMessages } from './own-messages.tsx';

const until = '2099-11-23T06:30:00.000Z';
const offer = (status: 'open' | 'accepted', is_own = false) =>
  buildMessage({
    id: 2,
    kind: 'offer',
    text: 'I can come today.',
    is_own,
    offer: { id: 7, amount: 45_000, status, agreed_until: status === 'accepted' ? until : null },
  });
const one = (facts: Partial<ConversationDetail> = {}) => ({
  args: { conversation: 4 },
  parameters: { msw: conversationApi(buildConversation(facts)).handlers },
});
const bike = { ...buildConversation().bike, agreed_until: until };

const meta = {
  component: OwnMessages,
  args: { name: 'asha', off: null, conversation: null },
  parameters: { msw: conversationApi(buildConversation({ unread: 2 })).handlers },
  beforeEach: () => {
    signIn('asha');
    return signOut;
  },
} satisfies Meta<typeof OwnMessages>;
export default meta;
type Story = StoryObj<typeof meta>;

const saying = (text: string | RegExp, more: Partial<Story> = {}): Story => ({
  ...more,
  play: async ({ canvas }) => {
    const [first] = await canvas.findAllByText(text);
    await expect(first).toBeVisible();
  },
});

export const List: Story = saying('2 new');
export const ListOfFormerMember: Story = saying('A former member asked about your bike', {
  parameters: {
    msw: conversationApi(buildConversation({ other: null, last: buildMessage({ text: null, is_deleted: true }) }))
      .handlers,
  },
});
export const Empty: Story = saying('No messages yet', { parameters: { msw: conversationApi(null).handlers } });
export const Failed: Story = saying('We couldn’t load your messages', {
  parameters: {
    msw: [
      http.post('*/api/token/refresh/', () => HttpResponse.json({ access: 'a.b.c' })),
      http.get('*/api/conversations/*', () => HttpResponse.json({ detail: 'The garage is closed.' }, { status: 500 })),
    ],
  },
});
export const MailsOff: Story = saying('Stop emails about messages?', { args: { off: 't.o.k', name: null } });
export const Question: Story = saying('Is it still there?', one());
export const OfferToAnswer: Story = saying('Accept', one({ messages: [buildMessage(), offer('open')] }));
export const OwnOffer: Story = saying('Withdraw offer', one({ side: 'buyer', messages: [offer('open', true)] }));
export const AgreedAsSeller: Story = saying(/^Reserved at ₹45,000/, one({ bike, messages: [offer('accepted')] }));
export const AgreedAsBuyer: Story = saying(
  /^Reserved at ₹45,000/,
  one({ bike, side: 'buyer', other: 'Asha', messages: [offer('accepted', true)] }),
);
export const AgreedWithAnother: Story = saying(/^Reserved for someone/, one({ bike }));
export const NumberShown: Story = saying('9876543210', one({ side: 'buyer', other: 'Asha', is_number_shown: true }));
export const Blocked: Story = saying('Blocked.', one({ closed: 'blocked', is_blocked_by_me: true }));
export const OtherLeft: Story = saying(
  /^The other person has deleted/,
  one({ closed: 'gone', other: null, messages: [buildMessage({ text: null, is_deleted: true })] }),
);
export const ListingGone: Story = saying(
  /^This listing has been removed/,
  one({ closed: 'listing', takes_offers: false }),
);
export const NotYours: Story = saying('Conversation not found', {
  args: { conversation: 99 },
});
export const LongWords: Story = saying(/^long/, one({ messages: [buildMessage({ text: 'long'.repeat(200) })] }));
export const Reporting: Story = {
  ...one(),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Report' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Report' })).toBeVisible());
    await expect(await canvas.findByRole('radio', { name: 'It looks like fraud' })).toBeEnabled();
  },
};
export const Mobile: Story = {
  ...one({ messages: [buildMessage(), offer('open')] }),
  globals: { viewport: { value: 'phone' } },
};
