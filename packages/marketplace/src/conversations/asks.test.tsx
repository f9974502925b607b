import { buildConversation, buildUsedBikeDetail, conversationApi, renderWithApi } from '@dopahiya/api-client/testing';
import type { ConversationDetail } from '@dopahiya/domain/market';
import { signIn, signOut, unsentForms } from '@dopahiya/visitor';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { AskSeller } from './ask-seller.tsx';

const until = '2099-11-23T06:30:00.000Z';

async function open(facts: Parameters<typeof buildUsedBikeDetail>[0] = {}, known: ConversationDetail | null = null) {
  const bike = buildUsedBikeDetail({ is_sample: false, status: 'active', ...facts });
  const { screen } = await renderWithApi(<AskSeller bike={bike} />, conversationApi(known).handlers, {
    at: '/bikes/x',
  });
  await expect.element(screen.getByRole('button', { name: 'Send question' })).toBeVisible();
  return { screen, sendOffer: screen.getByRole('button', { name: 'Send offer' }) };
}

beforeEach(() => signIn('ravi'));
afterEach(() => {
  signOut();
  unsentForms.write([]);
});

describe('an offer', () => {
  it.each([
    [50_000, 25_000, 55_000],
    [150_000, 75_000, 165_000],
  ])('for a bike of %i rupees goes from half to a tenth above it', async (expected_price, min, max) => {
    const { screen } = await open({ expected_price });
    const slider = screen.getByRole('slider', { name: /^Your offer/ });
    await expect.element(slider).toHaveAttribute('min', String(min));
    await expect.element(slider).toHaveAttribute('max', String(max));
  });

  it('is not asked for while the bike is reserved for somebody', async () => {
    const { sendOffer } = await open({ agreed_until: until });
    expect(sendOffer.query()).toBeNull();
  });

  it('is asked for again where the conversation knows that the bike is no longer reserved', async () => {
    const known = buildConversation({ side: 'buyer', other: 'Asha' });
    const { sendOffer } = await open({ agreed_until: until }, known);
    await expect.element(sendOffer).toBeVisible();
  });
});
