import { renderWithApi } from '@dopahiya/api-client/testing';
import { ToastRegion } from '@dopahiya/ui-kit';
import { unsentForm } from '@dopahiya/visitor';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openBike } from '../testing/open-bike-page.tsx';
import { buildBikeDetail, buildOwnReview, buildReview, sectionHandlers } from '../testing.ts';
import { Reviews } from './reviews.tsx';

afterEach(() => localStorage.clear());

const { answers, fails, replies, waits } = sectionHandlers;
const showReviews = (...handlers: RequestHandler[]) =>
  renderWithApi(
    <>
      <Reviews bike={buildBikeDetail()} />
      <ToastRegion />
    </>,
    [...handlers, ...sectionHandlers.all()],
  );
type Screen = Awaited<ReturnType<typeof showReviews>>['screen'];

const listOf = (results: object[], more: object = {}) => ({ count: 1, next: null, previous: null, results, ...more });

/** Accepts new reviews only with this session. */
const publishesFor = (session: string) =>
  replies('newReview', ({ request }) =>
    request.headers.get('authorization') === session
      ? HttpResponse.json({ ...buildOwnReview() })
      : HttpResponse.json({ detail: 'Who are you?' }, { status: 401 }),
  );
const sectionOf = (screen: Screen, name: string) => screen.getByRole('region', { name, exact: true });

describe('reviews', () => {
  it('tell what real ones say together, mark samples, and ask who votes to sign in', async () => {
    const sample = { ...buildReview({ id: 5, author_name: 'Sample rider', is_sample: true }) };
    const summary = { average: 5, count: 1, distribution: [{ rating: 5, count: 1 }], sample_count: 1 };
    const unnamed = { ...buildReview({ id: 6, author_name: null }) };
    const { screen, router } = await showReviews(answers('reviews', listOf([sample, unnamed], { summary })));
    const reviews = sectionOf(screen, 'Reviews');
    await expect.element(reviews.getByText('A rider', { exact: true })).toBeVisible();
    await expect.element(reviews.getByText('1 rating', { exact: true })).toBeVisible();
    await expect.element(reviews.getByText('Sample', { exact: true })).toBeVisible();
    const [first, second] = reviews.getByRole('list', { name: 'Reviews' }).getByRole('listitem').all();
    await expect.element(second!).toMatchTextContent(/5\.0/);
    await expect.element(first!).not.toMatchTextContent(/5\.0/);
    await reviews.getByRole('button', { name: 'Helpful', exact: true }).click();
    expect(router.state.location.pathname).toBe('/login');
  });

  it('are sorted anew, on later pages too', async () => {
    const { screen, asked } = await showReviews(
      replies('reviews', ({ request }) =>
        HttpResponse.json(
          request.url.includes('page=2')
            ? listOf([{ ...buildReview({ id: 20, author_name: 'Zoya' }) }])
            : listOf([{ ...buildReview() }], { next: '/api/reviews/?bike=classic-350&page=2' }),
        ),
      ),
    );
    await screen.getByLabelText('Sort reviews').selectOptions('lowest');
    await expect.poll(() => asked).toContain('/api/reviews/?bike=classic-350&page=1&sort=lowest');
    await screen.getByRole('button', { name: 'Load more reviews' }).click();
    await expect.element(screen.getByText('Zoya')).toBeVisible();
    await expect.element(screen.getByText('Asha')).toBeVisible();
    expect(asked).toContain('/api/reviews/?bike=classic-350&page=2&sort=lowest');
    await expect.element(screen.getByRole('button', { name: 'Load more reviews' })).not.toBeInTheDocument();
  });

  it('show 200 characters of a long text at first', async () => {
    const text = `**Bold** ${'word '.repeat(60)}https://example.com <b>end</b>`;
    const { screen } = await showReviews(answers('reviews', listOf([{ ...buildReview({ text }) }])));
    const reviews = sectionOf(screen, 'Reviews');
    const shown = () => reviews.getByRole('listitem').element().querySelector('p')?.textContent ?? '';
    await reviews.getByRole('button', { name: 'Read More' }).click();
    expect(shown()).toMatch(/^Bold word .*word end$/);
    await reviews.getByRole('button', { name: 'Show Less' }).click();
    expect(shown()).toHaveLength(201);
    expect(reviews.getByRole('listitem').element().querySelector('p b')?.textContent).toBe('Bold');
  });

  it('are on their way, none, or failed', async () => {
    const waiting = await showReviews(waits('reviews'));
    await expect.element(waiting.screen.getByText('Loading reviews...')).toBeVisible();
    await waiting.screen.unmount();
    const none = await showReviews(answers('reviews', listOf([])));
    await expect.element(none.screen.getByText('No reviews found for this bike.')).toBeVisible();
    await none.screen.unmount();
    const failed = await showReviews(fails('reviews'));
    await expect.element(failed.screen.getByText('Error: The garage is closed.')).toBeVisible();
    const before = failed.asked.length;
    await failed.screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => failed.asked.length).toBeGreaterThan(before);
  });

  it('can be written by who is signed in; what was typed stays when the server refuses it', async () => {
    localStorage.setItem('authToken', 'token');
    localStorage.setItem('username', 'asha');
    const { screen } = await showReviews(fails('newReview', 401));
    await screen.getByRole('button', { name: 'Write a review' }).click();
    await screen.getByRole('button', { name: 'Send review' }).click();
    await expect.element(screen.getByText('Choose one to five stars.')).toBeVisible();
    await expect.element(screen.getByText('Write 20 to 3000 characters. You have written 0.')).toBeVisible();
    await expect.element(screen.getByRole('radio', { name: '5 stars' })).toHaveFocus();
    expect(screen.getByText('Your review was not sent').query()).toBeNull();
    await screen.getByRole('radio', { name: '4 stars' }).click();
    const text = screen.getByRole('textbox', { name: /^What is it like/ });
    await text.fill('It is happiest between 60 and 80.');
    await screen.getByRole('button', { name: 'Send review' }).click();
    await expect.element(screen.getByText(/^Your session has ended/)).toBeVisible();
    await expect.element(text).toHaveValue('It is happiest between 60 and 80.');
  });

  it('are written where somebody wishes to, with the focus in the form; left and opened again it holds what was typed', async () => {
    const { screen } = await showReviews();
    const write = screen.getByRole('button', { name: 'Write a review' });
    const text = screen.getByRole('textbox', { name: /^What is it like/ });
    await expect.element(write).toBeVisible();
    expect(text.query()).toBeNull();
    await write.click();
    await expect.element(screen.getByRole('radio', { name: '5 stars' })).toHaveFocus();
    await screen.getByRole('radio', { name: '4 stars' }).click();
    await text.fill('It is happiest between 60 and 80.');
    await screen.getByRole('button', { name: 'Not now' }).click();
    await expect.element(write).toHaveFocus();
    expect(text.query()).toBeNull();
    await write.click();
    await expect.element(text).toHaveValue('It is happiest between 60 and 80.');
    await expect.element(screen.getByRole('radio', { name: '4 stars' })).toHaveFocus();
  });

  it('are sent under the session of the writer, who sees the list anew', async () => {
    localStorage.setItem('authToken', 'token');
    localStorage.setItem('username', 'asha');
    const { screen, asked } = await showReviews(publishesFor('Bearer token'));
    const reviewRequests = () => asked.filter((address) => address.startsWith('/api/reviews/?')).length;
    await screen.getByRole('button', { name: 'Write a review' }).click();
    await screen.getByRole('radio', { name: '4 stars' }).click();
    await screen.getByRole('textbox', { name: /^What is it like/ }).fill('It is happiest between 60 and 80.');
    const before = reviewRequests();
    await screen.getByRole('button', { name: 'Send review' }).click();
    await expect.element(screen.getByText('Thank you. Your review appears once we have checked it.')).toBeVisible();
    await expect.poll(reviewRequests).toBe(before + 1);
  });

  it('are forgotten in this browser once they are sent, even by a visitor who has left the form', async () => {
    localStorage.setItem('authToken', 'token');
    localStorage.setItem('username', 'asha');
    const answer = Promise.withResolvers<HttpResponse<object>>();
    let sent = 0;
    const { screen } = await showReviews(
      replies('newReview', () => {
        sent += 1;
        return answer.promise;
      }),
    );
    await screen.getByRole('button', { name: 'Write a review' }).click();
    await screen.getByRole('radio', { name: '4 stars' }).click();
    await screen.getByRole('textbox', { name: /^What is it like/ }).fill('It is happiest between 60 and 80.');
    await screen.getByRole('button', { name: 'Send review' }).click();
    await expect.element(screen.getByRole('button', { name: 'Sending...' })).toBeVisible();
    expect(localStorage.getItem('unsent-forms')).toContain('happiest');
    await screen.getByRole('textbox', { name: /^Title/ }).click();
    await userEvent.keyboard('{Enter}');
    await screen.unmount();
    expect(sent).toBe(1);
    answer.resolve(HttpResponse.json({ ...buildOwnReview() }));
    await expect.poll(() => localStorage.getItem('unsent-forms')).toBe('[]');
  });

  it('are kept while who is not signed in signs in, and stand in the form afterwards', async () => {
    const { screen } = await showReviews();
    await screen.getByRole('button', { name: 'Write a review' }).click();
    await screen.getByRole('radio', { name: '4 stars' }).click();
    await screen.getByRole('textbox', { name: /^What is it like/ }).fill('It is happiest between 60 and 80.');
    await screen.getByRole('button', { name: 'Sign in and send' }).click();
    await expect.poll(() => localStorage.getItem('unsent-forms')).toContain('happiest');
    await screen.unmount();
    localStorage.setItem('authToken', 'token');
    localStorage.setItem('username', 'asha');
    const back = await openBike();
    await expect
      .element(back.screen.getByRole('textbox', { name: /^What is it like/ }))
      .toHaveValue('It is happiest between 60 and 80.');
    await expect.element(back.screen.getByRole('radio', { name: '4 stars' })).toBeChecked();
    await expect.element(back.screen.getByRole('heading', { name: 'Reviews', exact: true })).toBeInViewport();
    // Only the page after the sign-in begins there.
    expect(unsentForm('review of classic-350')?.waitsForSignIn).not.toBe(true);
    await back.screen.getByRole('button', { name: 'Send review' }).click();
    await expect.poll(() => localStorage.getItem('unsent-forms')).toBe('[]');
  });

  it('are shown to their author with their state, and changed or deleted there', async () => {
    localStorage.setItem('authToken', 'token');
    localStorage.setItem('username', 'asha');
    const refused = buildOwnReview({ status: 'REJECTED', reason: 'It names a neighbour.' });
    let own: object[] = [{ ...refused }];
    let isBusy = true;
    const { screen, asked } = await showReviews(
      replies('ownReviews', () => HttpResponse.json(listOf(own))),
      replies('deletedReview', () => {
        if (isBusy) return HttpResponse.json({ detail: 'The garage is closed.' }, { status: 503 });
        own = [];
        return HttpResponse.json({ done: true });
      }),
    );
    const mine = screen.getByRole('region', { name: 'Your review of Classic 350' });
    await expect.element(mine.getByText(/^We did not publish it: It names a neighbour\./)).toBeVisible();
    await expect.element(mine.getByText('2 Oct 2026')).toBeVisible();
    // Wait for the last layout shift: an earlier press would be lost.
    await expect
      .poll(() => screen.getByRole('button', { name: 'Helpful', exact: true }).elements().length)
      .toBeGreaterThan(0);
    await mine.getByRole('button', { name: 'Edit review' }).click();
    const title = screen.getByRole('textbox', { name: /^Title/ });
    await expect.element(title).toHaveValue(refused.title);
    await expect.element(screen.getByRole('radio', { checked: true })).toHaveFocus();
    await title.fill('Not worth keeping');
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await mine.getByRole('button', { name: 'Edit review' }).click();
    await expect.element(title).toHaveValue(refused.title);
    await screen.getByRole('button', { name: 'Cancel' }).click();
    await mine.getByRole('button', { name: 'Delete review' }).click();
    const confirm = screen.getByRole('dialog').getByRole('button', { name: 'Delete review' });
    await confirm.click();
    await expect.element(screen.getByRole('alert').getByText('The garage is closed.')).toBeVisible();
    isBusy = false;
    const lists = () => asked.filter((address) => address.startsWith('/api/reviews/?')).length;
    const before = lists();
    await confirm.click();
    await expect.element(screen.getByRole('button', { name: 'Write a review' })).toBeVisible();
    await expect.poll(lists).toBe(before + 1);
  });

  it('are found helpful, or no longer, by who is signed in, but not their own', async () => {
    localStorage.setItem('authToken', 'token');
    localStorage.setItem('username', 'asha');
    const helpful: number[] = [];
    const { screen } = await showReviews(
      answers('ownReviews', listOf([{ ...buildOwnReview({ id: 1, status: 'PUBLISHED' }) }])),
      replies('helpfulReviews', () => HttpResponse.json({ reviews: helpful })),
      replies('vote', ({ params }) => {
        helpful.push(Number(params['id']));
        return HttpResponse.json({ helpful_count: 1 });
      }),
      http.delete('*/api/reviews/:id/helpful/', () => {
        helpful.pop();
        return HttpResponse.json({ helpful_count: 0 });
      }),
    );
    const button = screen.getByRole('button', { name: 'Helpful', exact: true });
    await expect.poll(() => button.elements().length).toBe(1);
    await button.click();
    await expect.element(button).toHaveAttribute('aria-pressed', 'true');
    expect(helpful).toEqual([2]);
    await button.click();
    await expect.element(button).toHaveAttribute('aria-pressed', 'false');
    expect(helpful).toEqual([]);
  });

  it('ask who has not confirmed an email address to do so before they vote', async () => {
    localStorage.setItem('authToken', 'token');
    localStorage.setItem('username', 'asha');
    const { screen } = await showReviews(
      answers('ownReviews', listOf([{ ...buildOwnReview({ id: 1, status: 'PUBLISHED' }) }])),
      replies('helpfulReviews', () => HttpResponse.json({ reviews: [] })),
      replies('vote', () => HttpResponse.json({ detail: 'Confirm it.' }, { status: 403 })),
    );
    const button = screen.getByRole('button', { name: 'Helpful', exact: true });
    await expect.poll(() => button.elements().length).toBe(1);
    await button.click();
    await expect.element(screen.getByText('Confirm your email address to vote.')).toBeVisible();
    await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  });
});
