import { renderWithApi } from '@dopahiya/api-client/testing';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { buildBikeDetail, buildOwnReview, sectionHandlers } from '../testing.ts';
import { Reviews } from './reviews.tsx';

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('authToken', 'token');
  localStorage.setItem('username', 'asha');
});

const { answers, replies } = sectionHandlers;

it('a changed review holds what was typed after the page was left, and sends it as a change of that review', async () => {
  const own = buildOwnReview({ id: 31 });
  const sent: unknown[] = [];
  const show = () =>
    renderWithApi(<Reviews bike={buildBikeDetail()} />, [
      answers('ownReviews', { count: 1, next: null, previous: null, results: [{ ...own }] }),
      replies('changedReview', async ({ request, params }) => {
        sent.push({ id: params['id'], ...((await request.json()) as object) });
        return HttpResponse.json({ ...own });
      }),
      ...sectionHandlers.all(),
    ]);
  const first = await show();
  await first.screen.getByRole('button', { name: 'Edit review' }).click();
  await first.screen.getByRole('textbox', { name: /^What is it like/ }).fill('It is happiest between 60 and 80.');
  await first.screen.unmount();

  const { screen } = await show();
  await screen.getByRole('button', { name: 'Edit review' }).click();
  const text = screen.getByRole('textbox', { name: /^What is it like/ });
  await expect.element(text).toHaveValue('It is happiest between 60 and 80.');
  await screen.getByRole('button', { name: 'Send review' }).click();
  await expect.element(screen.getByRole('button', { name: 'Edit review' })).toBeVisible();
  expect(sent).toEqual([{ id: '31', rating: own.rating, title: own.title, text: 'It is happiest between 60 and 80.' }]);
  await screen.getByRole('button', { name: 'Edit review' }).click();
  await expect.element(text).toHaveValue(own.text);
});
