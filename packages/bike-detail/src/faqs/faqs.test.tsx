import { renderWithApi } from '@dopahiya/api-client/testing';
import type { RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { sectionHandlers } from '../testing.ts';
import { Faqs } from './faqs.tsx';

const { answers, fails, waits } = sectionHandlers;
const showFaqs = (...handlers: RequestHandler[]) =>
  renderWithApi(<Faqs bikeId={7} />, [...handlers, ...sectionHandlers.all()]);

describe('FAQs', () => {
  it('open', async () => {
    const { screen } = await showFaqs();
    await screen.getByText('How high is the seat?').click();
    await expect.element(screen.getByText('It is 805 mm high.')).toBeVisible();
  });

  it('are on their way, none, or failed', async () => {
    const waiting = await showFaqs(waits('faqs'));
    await expect.element(waiting.screen.getByText('Loading FAQs...')).toBeInTheDocument();
    await waiting.screen.unmount();
    const none = await showFaqs(answers('faqs', []));
    await expect.element(none.screen.getByText('No FAQs available for this model.')).toBeVisible();
    await none.screen.unmount();
    const failed = await showFaqs(fails('faqs'));
    await expect.element(failed.screen.getByText('Failed to load FAQs. Please try again later.')).toBeVisible();
    const before = failed.asked.length;
    await failed.screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => failed.asked.length).toBeGreaterThan(before);
  });
});
