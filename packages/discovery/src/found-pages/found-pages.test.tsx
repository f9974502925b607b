import { renderWithApi } from '@dopahiya/api-client/testing';
import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { buildFoundPages, foundPageHandlers } from '../testing/search-handlers.ts';
import { FoundPages } from './found-pages.tsx';

insertPageStyle();

const { answers, fails, waits } = foundPageHandlers;
const open = (handler: RequestHandler, whenEmpty: 'ways-on' | 'nothing' = 'ways-on') =>
  renderWithApi(<FoundPages text="insurance" whenEmpty={whenEmpty} />, [handler]);

describe('<FoundPages />', () => {
  it('lists what was found, each with its kind, its link and what stands there', async () => {
    const { screen, asked } = await open(answers((text) => (text === 'insurance' ? buildFoundPages() : [])));
    const region = screen.getByRole('region', { name: 'Guides, tools and answers' });
    await expect.element(region.getByRole('listitem').first()).toBeVisible();
    const items = region.getByRole('listitem').elements();
    expect(items.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Guide Insurance for a new two-wheeler: what the law asksFive years/),
      'Tool EMI CalculatorWhat a loan costs.',
      expect.stringMatching(/^Answer What is ABS for\?/),
      'Article SampleActiva or Jupiter',
      expect.stringMatching(/^Page Privacy policy/),
    ]);
    await expect.element(region.getByRole('link', { name: 'What is ABS for?' })).toHaveAttribute('href', '/faqs#faq-3');
    expect(asked).toEqual(['/api/search/pages/?search=insurance&limit=6']);
  });

  it('says that it looks', async () => {
    const { screen } = await open(waits());
    await expect.element(screen.getByText('Looking for guides, tools and answers...')).toBeInTheDocument();
  });

  it('leads on where nothing was found, or says nothing beside another word about that', async () => {
    const found = await open(answers(() => []));
    await expect.element(found.screen.getByText('No guides, tools or answers match your search.')).toBeVisible();
    await expect
      .element(found.screen.getByRole('link', { name: 'See all guides and news' }))
      .toHaveAttribute('href', '/bike-news');
    await expect.element(found.screen.getByRole('link', { name: 'See all answers' })).toHaveAttribute('href', '/faqs');
    await found.screen.unmount();
    const silent = await open(
      answers(() => []),
      'nothing',
    );
    await expect.poll(() => silent.screen.container.textContent).toBe('');
  });

  it('says that it failed, stays while it is fetched again, and shows what comes then', async () => {
    let isBroken = true;
    const { screen, asked } = await open(
      http.get('*/api/search/pages/', () =>
        isBroken ? HttpResponse.text('<html>', { status: 502 }) : HttpResponse.json({ results: buildFoundPages() }),
      ),
    );
    await expect
      .element(screen.getByRole('alert').getByText('Guides, tools and answers could not be loaded'))
      .toBeVisible();
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => asked).toHaveLength(2);
    await expect.element(screen.getByRole('alert')).toBeVisible();
    isBroken = false;
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(screen.getByRole('link', { name: 'EMI Calculator' })).toBeVisible();
    expect(screen.getByRole('alert').query()).toBeNull();
  });

  it('takes an answer that leads elsewhere for a failure', async () => {
    const { screen } = await open(answers(() => [{ ...buildFoundPages()[0], path: '//evil.example' }]));
    await expect.element(screen.getByRole('alert')).toBeVisible();
    expect(screen.getByRole('link').elements()).toEqual([]);
  });

  it('says nothing on an API that finds bikes alone', async () => {
    const { screen, asked } = await open(fails(404));
    await expect.poll(() => asked).toHaveLength(1);
    await expect.poll(() => screen.container.textContent).toBe('');
  });

  it('is no wider than a screen of 360 px', async () => {
    await page.viewport(360, 740);
    const { screen } = await open(answers(buildFoundPages));
    await expect.element(screen.getByRole('link', { name: 'EMI Calculator' })).toBeVisible();
    expect(document.documentElement.scrollWidth).toBe(360);
  });
});
