import { buildConversation, buildMessage, conversationApi, renderWithApi } from '@dopahiya/api-client/testing';
import { signIn, signOut } from '@dopahiya/visitor';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { OwnMessages } from './own-messages.tsx';

beforeEach(() => signIn('asha'));
afterEach(() => signOut());

it('loads older messages step by step, in the order in which they were sent', async () => {
  const server = conversationApi(
    buildConversation({ has_earlier: true, messages: [buildMessage({ id: 9, text: 'Third words' })] }),
  );
  const steps = [
    { messages: [buildMessage({ id: 5, text: 'Second words' })], has_earlier: true },
    { messages: [buildMessage({ id: 2, text: 'First words' })], has_earlier: false },
  ];
  const earlier = http.get('*/api/conversations/:id/messages/', () => HttpResponse.json(steps.shift()));
  const page = <OwnMessages name="asha" off={null} conversation={4} />;
  const { screen } = await renderWithApi(page, [earlier, ...server.handlers], { at: '/messages' });
  const button = screen.getByRole('button', { name: 'Earlier messages' });
  const log = screen.getByRole('log', { name: 'Messages' });
  await button.click();
  await expect.element(log.getByText('Second words')).toBeVisible();
  await button.click();
  await expect.element(log).toMatchTextContent(/First words.*Second words.*Third words/s);
  await expect.element(button).not.toBeInTheDocument();
});

it('shows that mails are off where they are', async () => {
  const { handlers } = conversationApi(undefined, { isMailOn: false });
  const page = <OwnMessages name="asha" off={null} conversation={null} />;
  const { screen } = await renderWithApi(page, handlers, { at: '/messages' });
  await expect.element(screen.getByRole('switch', { name: /^Email me about new messages/ })).not.toBeChecked();
});
