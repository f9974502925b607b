import { renderWithApi } from '@dopahiya/api-client/testing';
import type { RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { sectionHandlers } from '../testing.ts';
import { BikeNews } from './bike-news.tsx';

const { fails } = sectionHandlers;
const showNews = (...handlers: RequestHandler[]) =>
  renderWithApi(<BikeNews slug="classic-350" />, [...handlers, ...sectionHandlers.all()]);

describe('news', () => {
  it('are headlines that lead to their articles, and mark samples', async () => {
    const { screen } = await showNews();
    const headline = screen.getByRole('link', { name: /^The weight you feel/ });
    await expect.element(headline).toHaveAttribute('href', '/news/weight');
    await expect.element(screen.getByRole('region', { name: 'News', exact: true }).getByText('Sample')).toBeVisible();
  });

  it('say so when they fail, and are fetched again', async () => {
    const { screen, asked } = await showNews(fails('articles'));
    await expect.element(screen.getByText('Error loading news')).toBeVisible();
    const before = asked.length;
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => asked.length).toBeGreaterThan(before);
  });
});
