import { buildConversation, buildMessage, buildUsedBikeDetail, conversationApi } from '@dopahiya/api-client/testing';
import type { ConversationDetail } from '@dopahiya/domain/market';
import { keepUnsent, signIn, signOut, unsentForms } from '@dopahiya/visitor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse } from 'msw';
import { expect, userEvent } from 'storybook/test';
import { AskSeller } from './ask-seller.tsx';

const bike = buildUsedBikeDetail({ is_sample: false, status: 'active' });
const offer = (status: 'open' | 'declined' | 'accepted') =>
  buildMessage({
    kind: 'offer',
    text: null,
    is_own: true,
    offer: { id: 7, amount: 45_000, status, agreed_until: null },
  });
const asked = (facts: Partial<ConversationDetail>) =>
  conversationApi(buildConversation({ side: 'buyer', other: 'Asha', number: null, ...facts })).handlers;
const nothing = conversationApi(null).handlers;

const meta = {
  component: AskSeller,
  args: { bike },
  parameters: { msw: nothing },
  beforeEach: () => {
    signIn('ravi');
    return signOut;
  },
} satisfies Meta<typeof AskSeller>;
export default meta;
type Story = StoryObj<typeof meta>;

const saying = (text: string | RegExp, more: Partial<Story> = {}): Story => ({
  ...more,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(text)).toBeVisible();
  },
});
const typing =
  (text: string): Story['play'] =>
  async ({ canvas }) => {
    await userEvent.type(await canvas.findByLabelText('Your question'), text);
    await userEvent.click(canvas.getByRole('button', { name: 'Send question' }));
  };

export const NothingAskedYet: Story = saying('Your offer');
export const SignedOut: Story = saying(/^Ask a question or make an offer/, { beforeEach: () => signOut() });
export const TypedBeforeSignIn: Story = {
  beforeEach: () => {
    keepUnsent('/bikes/honda-activa-2019-1', { text: 'Can I see the service bills?' });
    return () => void unsentForms.write([]);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Your question')).toHaveValue('Can I see the service bills?');
  },
};
export const TooLong: Story = {
  beforeEach: () => {
    keepUnsent('/bikes/honda-activa-2019-1', { text: 'long '.repeat(300) });
    return () => void unsentForms.write([]);
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send question' }));
    await expect(await canvas.findByText(/characters or fewer/)).toBeVisible();
  },
};
export const Sample: Story = saying(/^This is a sample listing/, { args: { bike: buildUsedBikeDetail() } });
export const Sold: Story = saying(/^This bike has been sold/, {
  args: { bike: buildUsedBikeDetail({ is_sample: false, status: 'sold' }) },
});
export const Own: Story = saying(/^Questions and offers appear/, {
  parameters: { msw: conversationApi(null, { isOwn: true }).handlers },
});
export const AgreedWithSomebody: Story = saying(/^Reserved for a buyer until/, {
  args: { bike: { ...bike, agreed_until: '2099-11-23T06:30:00.000Z' } },
});
export const AskedBefore: Story = saying('You’re already talking to this seller.', { parameters: { msw: asked({}) } });
export const OfferWaits: Story = saying('Your offer of ₹45,000 is waiting for a reply.', {
  parameters: { msw: asked({ messages: [offer('open')] }) },
});
export const OfferDeclined: Story = saying('Your offer', {
  parameters: { msw: asked({ messages: [offer('declined')] }) },
});
const holding = (...held: string[]) => ({
  msw: conversationApi(null, { refuse: () => HttpResponse.json({ text: ['Refused.'], held }, { status: 400 }) })
    .handlers,
});
export const HeldForSure: Story = { parameters: holding('number'), play: typing('Call 98765 43210') };
export const HeldInDoubt: Story = { parameters: holding('link', 'in_doubt'), play: typing('Is mybikes.in yours?') };
export const Sent: Story = { play: typing('Is it still there?') };
export const Refused: Story = {
  parameters: {
    msw: conversationApi(null, {
      refuse: () => HttpResponse.json({ detail: 'Confirm your email first.' }, { status: 403 }),
    }).handlers,
  },
  play: typing('Is it still there?'),
};
