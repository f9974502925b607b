import { hydrateWithApi, plantFailure, renderWithApi } from '@dopahiya/api-client/testing';
import { ApiError } from '@dopahiya/api-client';
import { ToastRegion } from '@dopahiya/ui-kit';
import { http, HttpResponse } from 'msw';
import { signIn, signOut } from '@dopahiya/visitor';
import { afterEach, describe, expect, it } from 'vitest';
import { buildArticle, newsHandlers } from '../testing.ts';
import { ArticlePage } from './article-page.tsx';

const { all, article, articleFails, countsViews, lists, listFails } = newsHandlers;
const one = buildArticle({
  excerpt: 'Which of the three is for whom.',
  featured_image_url: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
  image_caption: 'Drawn to scale.',
  specifications: { Displacement: '349 cc' },
  bikes: [{ slug: 'classic-350', name: 'Royal Enfield Classic 350', brand: { slug: 'royal-enfield' } }],
  tool: { path: '/ownership?bikes=classic-350', label: 'Work it out for your own case' },
});

const open = (...handlers: Parameters<typeof renderWithApi>[1]) =>
  renderWithApi(
    <>
      <ArticlePage slug="one-engine" />
      <ToastRegion />
    </>,
    handlers,
    { at: '/news/one-engine' },
  );

afterEach(signOut);

describe('<ArticlePage />', () => {
  it('has title, category, day, views, excerpt, picture with caption, figures, text, tags and author', async () => {
    const { screen } = await open(...all(one));
    await expect.element(screen.getByRole('heading', { level: 1, name: one.title })).toBeVisible();
    for (const text of [
      'Comparison',
      '27 Apr 2026',
      '1,204 views',
      'Which of the three is for whom.',
      'Drawn to scale.',
    ])
      await expect.element(screen.getByText(text, { exact: true }).first()).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Key specifications' })).toBeVisible();
    await expect.element(screen.getByText('349 cc', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('heading', { level: 2, name: 'What differs' })).toBeVisible();
    await expect.element(screen.getByText('Dopahiya Sample Desk')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: '350 cc' }))
      .toHaveAttribute('href', '/bike-news?search=350+cc');
    await expect
      .element(screen.getByRole('link', { name: 'Royal Enfield Classic 350' }))
      .toHaveAttribute('href', '/royal-enfield/classic-350');
    await expect
      .element(screen.getByRole('link', { name: 'Work it out for your own case' }))
      .toHaveAttribute('href', '/ownership?bikes=classic-350');
    await expect
      .element(screen.getByRole('link', { name: 'Back to News & Reviews' }))
      .toHaveAttribute('href', '/bike-news');
  });

  it('says News where no category is known, that a sample is one, and no likes where there are none', async () => {
    const { screen } = await open(...all(buildArticle({ category: null })));
    await expect.element(screen.getByText('News', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/This is a sample article/)).toBeVisible();
    expect(screen.getByText(/\d likes?$/).query()).toBeNull();
  });

  it('tells how many like it', async () => {
    const { screen } = await open(...all(buildArticle({ like_count: 1 })));
    await expect.element(screen.getByText('1 like', { exact: true })).toBeVisible();
  });

  it('does not repeat an excerpt with which the text begins', async () => {
    const { screen } = await open(...all(buildArticle()));
    await expect.element(screen.getByText('Three bikes share an engine.')).toBeVisible();
    expect(screen.getByText('Three bikes share an engine.').elements()).toHaveLength(1);
  });

  it('counts that it was opened, once', async () => {
    const { screen, asked } = await open(...all(one));
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    await expect.poll(() => asked.filter((path) => path.endsWith('/views/'))).toEqual(['/api/news/one-engine/views/']);
  });

  it('shows the text of another API in words alone', async () => {
    const evil =
      '<p>Calm.</p><img src=x onerror="window.harmed=1"><script>window.harmed=1</script>\n\n**Light** [too](javascript:x)';
    const { screen } = await open(...all(buildArticle({ content: evil, is_clean_html: false, excerpt: null })));
    await expect.element(screen.getByText('Calm.')).toBeVisible();
    await expect.element(screen.getByText(/Light too/)).toBeVisible();
    expect(screen.container.querySelector('script, img[onerror]')).toBeNull();
    expect('harmed' in window).toBe(false);
  });

  it('says in which language a text is, and who wrote it', async () => {
    const author = { first_name: 'Asha', last_name: null, avatar: '/favicon.svg', bio: 'Rides to work.' };
    const { screen } = await open(...all(buildArticle({ title: 'एक इंजन', author, tags: [] })));
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'hi');
    await expect.element(screen.getByText('This article is written in Hindi.')).toBeVisible();
    await expect.element(screen.getByText('Rides to work.')).toHaveAttribute('lang', 'en');
    await expect
      .element(screen.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'News & Reviews' }))
      .toHaveAttribute('href', '/bike-news');
    expect(screen.container.querySelector('img[src="/favicon.svg"]')).not.toBeNull();
  });

  it('leads to at most three others of its category, those like it', async () => {
    const others = [1, 2, 3, 4, 5].map((id) => buildArticle({ id, slug: `a-${id}`, title: `Article ${id}` }));
    const { screen, asked } = await open(lists(others), countsViews(), article(one));
    const section = screen.getByRole('region', { name: 'You Might Also Like' });
    await expect.element(section.getByRole('link', { name: 'Article 4' })).toHaveAttribute('href', '/news/a-4');
    expect(section.getByRole('link').elements()).toHaveLength(3);
    expect(section.getByRole('link', { name: 'Article 1' }).query()).toBeNull();
    expect(asked).toContain('/api/news/?limit=4&category=Comparison&related_to=one-engine');
  });

  it('says when there are no others, and why they do not load', async () => {
    const alone = await open(...all(one));
    await expect.element(alone.screen.getByText('No related articles found.')).toBeVisible();
    await alone.screen.unmount();
    const failing = await open(listFails(), countsViews(), article(one));
    await expect.element(failing.screen.getByText('The garage is closed.')).toBeVisible();
  });

  it('says that there is no such article, and leads to all', async () => {
    const { screen } = await open(articleFails(404, 'There is no article.'));
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Review Not Found' })).toBeVisible();
    await expect.element(screen.getByText('The requested review could not be found.')).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Browse All Reviews' }))
      .toHaveAttribute('href', '/bike-news');
  });

  it('says with which status the server answered, leads back and tries again', async () => {
    const { screen, asked } = await open(articleFails(500));
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Error Loading Review' })).toBeVisible();
    await expect.element(screen.getByText('Server responded with 500')).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Back to Reviews' })).toHaveAttribute('href', '/bike-news');
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => asked).toHaveLength(2);
  });

  it('leads who is not signed in to sign in and back', async () => {
    const { screen, router } = await open(...all(one));
    await screen.getByRole('button', { name: 'Like' }).click();
    await expect
      .poll(() => router.state.location.pathname + router.state.location.search)
      .toBe('/login?return=%2Fnews%2Fone-engine');
  });

  it('lets who is signed in like it, and take that back', async () => {
    signIn('asha');
    const likes = { like_count: 3, is_liked: false };
    const change = (is_liked: boolean) => () => {
      Object.assign(likes, { is_liked, like_count: is_liked ? 4 : 3 });
      return HttpResponse.json(likes);
    };
    const { screen } = await open(
      http.post('*/api/token/refresh/', () => HttpResponse.json({ access: 'a.b.c', username: 'asha' })),
      http.get('*/api/news/:slug/like/', () => HttpResponse.json(likes)),
      http.post('*/api/news/:slug/like/', change(true)),
      http.delete('*/api/news/:slug/like/', change(false)),
      ...all(one),
    );
    const button = screen.getByRole('button', { name: /^Like/ });
    await expect.element(button).toHaveTextContent('Like (3)');
    await button.click();
    await expect.element(button).toHaveAttribute('aria-pressed', 'true');
    await expect.element(button).toHaveTextContent('Like (4)');
    await button.click();
    await expect.element(button).toHaveAttribute('aria-pressed', 'false');
    await expect.element(button).toHaveTextContent('Like (3)');
  });

  it('says that a like was not saved, and counts none', async () => {
    signIn('asha');
    const { screen } = await open(
      http.post('*/api/token/refresh/', () => HttpResponse.json({ access: 'a.b.c', username: 'asha' })),
      http.get('*/api/news/:slug/like/', () => HttpResponse.json({ like_count: 3, is_liked: false })),
      http.post('*/api/news/:slug/like/', () => HttpResponse.json({}, { status: 500 })),
      ...all(one),
    );
    await screen.getByRole('button', { name: 'Like (3)' }).click();
    await expect.element(screen.getByText('We couldn’t save your like. Try again.')).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Like (3)' })).toHaveAttribute('aria-pressed', 'false');
  });

  it('asks who has not confirmed an email address to do so, and counts no like', async () => {
    signIn('asha');
    const { screen, router } = await open(
      http.post('*/api/token/refresh/', () => HttpResponse.json({ access: 'a.b.c', username: 'asha' })),
      http.get('*/api/news/:slug/like/', () => HttpResponse.json({ like_count: 3, is_liked: false })),
      http.post('*/api/news/:slug/like/', () => HttpResponse.json({ detail: 'Confirm it.' }, { status: 403 })),
      ...all(one),
    );
    const button = screen.getByRole('button', { name: /^Like/ });
    await expect.element(button).toHaveTextContent('Like (3)');
    await button.click();
    await expect.element(screen.getByText('Confirm your email to like articles.')).toBeVisible();
    await expect.element(button).toHaveTextContent('Like (3)');
    await expect.element(button).toHaveAttribute('aria-pressed', 'false');
    await screen.getByRole('button', { name: 'Confirm email' }).click();
    await expect.poll(() => router.state.location.pathname + router.state.location.hash).toBe('/profile#email');
  });

  it('is in the first HTML with all its text, which the browser takes over as it is', async () => {
    const first = await hydrateWithApi(<ArticlePage slug="one-engine" />, (queries) => {
      queries.setQueryData(['article', 'one-engine'], one);
      queries.setQueryData(['related-articles', '1'], []);
    });
    for (const text of [one.title, 'What differs', 'No related articles found.']) expect(first.text).toContain(text);
    expect(first.consoleErrors).toEqual([]);
  });

  it('stays where it cannot be fetched again', async () => {
    const again = await hydrateWithApi(<ArticlePage slug="one-engine" />, (queries) => {
      queries.setQueryData(['article', 'one-engine'], one);
      plantFailure(queries, ['article', 'one-engine'], new ApiError({ kind: 'status', status: 503, message: 'No.' }));
    });
    expect(again.text).toContain(one.title);
  });

  it('says in the first HTML that there is no such article', async () => {
    const first = await hydrateWithApi(<ArticlePage slug="nothing" />, (queries) => {
      plantFailure(queries, ['article', 'nothing'], new ApiError({ kind: 'status', status: 404, message: 'No.' }));
    });
    expect(first.text).toContain('Review Not Found');
    expect(first).toMatchObject({ consoleErrors: [] });
  });
});
