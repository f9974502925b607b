import { renderWithApi } from '@dopahiya/api-client/testing';
import { signIn, signOut } from '@dopahiya/visitor';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { buildOwnReview, sectionHandlers } from '../testing.ts';
import { LaterOwnReviews } from './later-own-reviews.tsx';

beforeEach(() => void signIn('Asha'));
afterEach(signOut);

it('shows what the visitor wrote once its code is here', async () => {
  const { lists, all } = sectionHandlers;
  const { screen } = await renderWithApi(<LaterOwnReviews />, [lists('ownReviews', []), ...all()]);
  await expect.element(screen.getByText('You have not reviewed a bike yet.')).toBeVisible();
});

it('leads from each review to its place on the page of the bike', async () => {
  const { lists, all } = sectionHandlers;
  const { screen } = await renderWithApi(<LaterOwnReviews />, [
    lists('ownReviews', [{ ...buildOwnReview() }]),
    ...all(),
  ]);
  const edit = screen.getByRole('link', { name: 'Edit review' });
  await expect.element(edit).toHaveAttribute('href', '/royal-enfield/classic-350#reviews');
});
