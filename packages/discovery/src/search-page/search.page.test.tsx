import { renderWithApi } from '@dopahiya/api-client/testing';
import { insertPageStyle, sampleSuggestion } from '@dopahiya/ui-kit/testing';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { riderHeight } from '@dopahiya/visitor';
import { describe, expect, it, onTestFinished } from 'vitest';
import { autocompleteHandlers, buildFoundPages, foundPageHandlers } from '../testing/search-handlers.ts';
import { buildLineUp } from '../testing.ts';
import { searchReadingHandler } from '../testing/search-reading-handler.ts';
import { ListHere } from '../testing/list-here.tsx';
import { SearchPage } from './search.page.tsx';

insertPageStyle();

interface Answers {
  /** Words that occur in no bike's name. */
  missing?: string;
  /** A condition that no bike meets. */
  unfit?: string;
  leads?: object[];
  /** Handler of the page search. */
  pages?: RequestHandler;
}

const found = foundPageHandlers.answers(buildFoundPages);

/** Opens the page with three bikes for every request, as our API answers it. */
const open = async (
  text: string,
  { missing = 'nobody', unfit = 'nothing', leads = [], pages = found }: Answers = {},
) => {
  const questions: URLSearchParams[] = [];
  const bikes = http.get('*/api/bikes/', ({ request }) => {
    const { searchParams } = new URL(request.url);
    const words = searchParams.get('search')?.split(' ') ?? [];
    const left_out = words.filter((word) => missing.split(' ').includes(word)).map((word) => word.toLowerCase());
    const isEmpty = (words.length > 0 && left_out.length === words.length) || searchParams.has(unfit);
    questions.push(searchParams);
    const results = isEmpty ? [] : buildLineUp(3);
    return HttpResponse.json({ count: results.length, next: null, previous: null, results, left_out });
  });
  const suggestions = autocompleteHandlers.answers(() => ({ results: [], leads }));
  const shown = await renderWithApi(
    <ListHere page={SearchPage} path="/search" />,
    [searchReadingHandler, suggestions, bikes, pages],
    {
      at: '/search',
    },
  );
  await expect.element(shown.screen.getByText('Showing 3 bikes')).toBeVisible();
  await shown.router.navigate(`/search?${new URLSearchParams({ q: text })}`);
  await expect.element(shown.screen.getByRole('heading', { level: 1, name: `Results for "${text}"` })).toBeVisible();
  return { ...shown, questions };
};

const conditionsOf = (question: URLSearchParams | undefined) => {
  const {
    page: _page,
    limit: _limit,
    sort: _sort,
    any_words: _words,
    ...conditions
  } = Object.fromEntries(question ?? []);
  return conditions;
};

describe('<SearchPage />', () => {
  it('reads plain words, says how, and asks for what they mean', async () => {
    const { screen, questions } = await open('honda scooter under 1 lakh with 50 kmpl');
    for (const part of ['Honda', 'Scooter', 'Under ₹1,00,000', 'Mileage from 50 kmpl']) {
      await expect.element(screen.getByRole('link', { name: `Remove ${part}` })).toBeVisible();
    }
    expect(conditionsOf(questions.at(-1))).toEqual({
      status: 'on_sale',
      brand: 'honda',
      body_style: 'scooter',
      min_price: '0',
      max_price: '100000',
      min_mileage: '50',
    });
  });

  it('leads back to all bikes, for nobody came from categories', async () => {
    const { screen } = await open('activa');
    await expect.element(screen.getByRole('link', { name: 'Back to all bikes' })).toHaveAttribute('href', '/bikes');
    expect(screen.getByText('Back to Categories').elements()).toEqual([]);
  });

  it('takes a part out of the words by its chip', async () => {
    const { screen, router } = await open('scooter under 1 lakh');
    await screen.getByRole('link', { name: 'Remove Under ₹1,00,000' }).click();
    await expect.poll(() => router.state.location.search).toBe('?q=scooter');
  });

  it('leads to the filters with what it read', async () => {
    const { screen, router } = await open('scooter under 1 lakh');
    await expect
      .element(screen.getByRole('link', { name: 'More filters' }))
      .toHaveAttribute('href', '/bikes?budget=0-100000&body_style=scooter');
    await router.navigate('/search?q=lightest+scooter');
    await expect
      .element(screen.getByRole('link', { name: 'More filters' }))
      .toHaveAttribute('href', '/bikes?body_style=scooter&sort=weight');
  });

  it('looks for names as they are', async () => {
    const { screen, questions } = await open('classic 350');
    await expect.element(screen.getByText('Showing 3 bikes')).toBeVisible();
    await expect.poll(() => conditionsOf(questions.at(-1))).toEqual({ search: 'classic 350' });
    await expect.element(screen.getByText('We searched for')).not.toBeInTheDocument();
  });

  it('looks for what is left in names', async () => {
    const { screen, questions } = await open('activa under 1 lakh');
    await expect.element(screen.getByRole('link', { name: 'Remove Name contains "activa"' })).toBeVisible();
    expect(conditionsOf(questions.at(-1))).toEqual({
      search: 'activa',
      sure_words: 'true',
      min_price: '0',
      max_price: '100000',
    });
  });

  it('looks for either of two names', async () => {
    const { screen, questions } = await open('pulsar or apache under 1 lakh');
    await expect.element(screen.getByRole('link', { name: 'Remove Name contains "pulsar" or "apache"' })).toBeVisible();
    expect(conditionsOf(questions.at(-1))).toMatchObject({ search: 'pulsar vs apache' });
  });

  it('goes by what it understood when no name has the rest, and says so', async () => {
    const { screen, questions } = await open('scooter for wedding parades', { missing: 'wedding parades' });
    await expect.element(screen.getByText('No match for "wedding parades", so we ignored these words.')).toBeVisible();
    expect(conditionsOf(questions.at(-1))).toEqual({ status: 'on_sale', body_style: 'scooter' });
  });

  it('reads how a bike should fit its rider, and names what it does not know word by word', async () => {
    const { screen, questions, router } = await open('halki scooter for a short rider and wedding parades', {
      missing: 'wedding parades',
    });
    for (const part of [
      'Kerb weight up to 120 kg',
      'Scooter',
      'Seat height up to 780 mm',
      'Not understood: "wedding"',
      'Not understood: "parades"',
    ]) {
      await expect.element(screen.getByRole('link', { name: `Remove ${part}`, exact: true })).toBeVisible();
    }
    expect(conditionsOf(questions.at(-1))).toEqual({
      status: 'on_sale',
      body_style: 'scooter',
      max_kerb_weight: '120',
      max_seat_height: '780',
    });
    await screen.getByRole('link', { name: 'Remove Not understood: "wedding"' }).click();
    await expect.poll(() => router.state.location.search).toBe('?q=halki+scooter+for+a+short+rider+and+parades');
  });

  it('finds a name among words that it does not know', async () => {
    const { screen, questions } = await open('activa for wedding parades', { missing: 'wedding parades' });
    await expect.element(screen.getByRole('link', { name: 'Remove Name contains "activa"' })).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Remove Not understood: "parades"' })).toBeVisible();
    expect(conditionsOf(questions.at(-1))).toEqual({ search: 'activa wedding parades' });
    await expect
      .element(screen.getByText(/matches "wedding parades" and your other words, so we ignored these words\.$/))
      .toBeVisible();
  });

  it('takes a word out whatever capitals it was typed with', async () => {
    const { screen, router } = await open('Activa 6G', { missing: '6g 6G' });
    await screen.getByRole('link', { name: 'Remove Not understood: "6G"' }).click();
    await expect.poll(() => router.state.location.search).toBe('?q=Activa');
  });

  it('shows bikes of the name where none fits the rest, and says what does not count', async () => {
    const { screen, questions } = await open('activa under 20000', { unfit: 'max_price' });
    await expect
      .element(screen.getByText('No bike named "activa" matches Under ₹20,000. These bikes match the name only.'))
      .toBeVisible();
    await expect.element(screen.getByText('Showing 3 bikes')).toBeVisible();
    expect(conditionsOf(questions.at(-1))).toEqual({ search: 'activa', sure_words: 'true' });
  });

  it('leads to each thing that is asked of a bike', async () => {
    const city = { name: 'Pune', state: 'Maharashtra', asked: 'pune' };
    const bike = 'the Royal Enfield Classic 350';
    const links = [
      ['price', null, `On-road price of ${bike}`, '/price-checker?bike=classic-350'],
      ['price', city, `On-road price of ${bike} in Pune, Maharashtra`, '/price-checker?bike=classic-350&city=Pune'],
      ['emi', null, `EMI for ${bike}, on its ex-showroom price of ₹1,81,118`, '/emi-calculator?amount=181118'],
      ['figures', null, `Specifications of ${bike}`, '/royal-enfield/classic-350#specifications'],
      ['colours', null, `Colours of ${bike}`, '/royal-enfield/classic-350#colors'],
      ['reviews', null, `Reviews of ${bike}`, '/royal-enfield/classic-350#reviews'],
    ] as const;
    const leads = links.map(([aim, of]) => ({ aim, bikes: [sampleSuggestion()], city: of }));
    const { screen } = await open('classic 350 price', { leads });
    for (const [, , name, to] of links)
      await expect.element(screen.getByRole('link', { name, exact: true })).toHaveAttribute('href', to);
  });

  it('leads from an instalment in a city to the on-road price there too, and alone without a price', async () => {
    const city = { name: 'Delhi', state: 'Delhi', asked: 'delhi' };
    const unpriced = sampleSuggestion({ id: 2, name: 'Hunter 350', slug: 'hunter-350', price: null });
    const leads = [{ aim: 'emi', bikes: [sampleSuggestion(), unpriced], city }];
    const { screen } = await open('classic 350 emi delhi', { leads });
    const asked = screen.getByRole('list', { name: 'Quick links' });
    await expect
      .poll(() =>
        asked
          .getByRole('link')
          .elements()
          .map((link) => link.textContent),
      )
      .toEqual([
        'EMI for the Royal Enfield Classic 350, on its ex-showroom price of ₹1,81,118',
        'On-road price of the Royal Enfield Classic 350 in Delhi',
        'On-road price of the Royal Enfield Hunter 350 in Delhi',
      ]);
  });

  it('leads to a choice by the needs in the words', async () => {
    const leads = [{ aim: 'choose', bikes: [], words: 'best bike under 1 lakh', city: null }];
    const { screen } = await open('classic 350 price', { leads });
    await expect
      .element(screen.getByRole('link', { name: 'Bikes that no other one beats for what you need' }))
      .toHaveAttribute('href', '/choose?words=best+bike+under+1+lakh');
  });

  it('leads to a comparison', async () => {
    const hunter = sampleSuggestion({ id: 2, name: 'Hunter 350', slug: 'hunter-350' });
    const leads = [{ aim: 'compare', bikes: [hunter, sampleSuggestion()], city: null }];
    const { screen, questions } = await open('hunter 350 vs classic 350', { leads });
    await expect
      .element(screen.getByRole('link', { name: 'Compare Royal Enfield Hunter 350 and Royal Enfield Classic 350' }))
      .toHaveAttribute('href', '/compare-bikes/classic-350-vs-hunter-350');
    expect(conditionsOf(questions.at(-1))).toEqual({ search: 'hunter 350 vs classic 350' });
  });

  it('does not call a city unknown that stands beside a model', async () => {
    const city = { name: 'Pune', state: 'Maharashtra', asked: 'pune' };
    const leads = [{ aim: 'price', bikes: [sampleSuggestion()], city }];
    const { screen } = await open('classic pune', { missing: 'pune', leads });
    await expect.element(screen.getByRole('link', { name: /in Pune, Maharashtra$/ })).toBeVisible();
    await expect.element(screen.getByText('We searched for')).not.toBeInTheDocument();
  });

  it('says that the list is the same in every place', async () => {
    const { screen } = await open('scooter in pune');
    await expect.element(screen.getByText(/^We ignored "pune"/)).toBeVisible();
  });

  it('puts the bikes in the order that the words ask for, unless another is chosen', async () => {
    const { screen, questions, router } = await open('best mileage scooter');
    await expect.element(screen.getByRole('link', { name: 'Remove Sorted by Mileage' })).toBeVisible();
    expect(questions.at(-1)?.get('sort')).toBe('mileage');
    await expect.element(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('mileage');
    await router.navigate('/search?q=best+mileage+scooter&sort=price-low');
    await expect.poll(() => questions.at(-1)?.get('sort')).toBe('price-low');
    await router.navigate('/search?q=best+mileage+scooter&sort=popularity');
    await expect.poll(() => questions.at(-1)?.get('sort')).toBe('popularity');
    await expect.element(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue('popularity');
  });

  it.each([
    ['heaviest scooter', 'weight-high'],
    ['under 1 lakh scooter', 'popularity'],
  ])('asks for and shows the order of %s, whatever stands beside it', async (words, order) => {
    const { screen, questions } = await open(words);
    await expect.element(screen.getByRole('combobox', { name: 'Sort by' })).toHaveValue(order);
    expect(questions.at(-1)?.get('sort')).toBe(order);
  });

  it('offers to drop one condition at a time where no bike fulfils all, with what each would give', async () => {
    const bikes = http.get('*/api/bikes/', ({ request }) => {
      const { searchParams } = new URL(request.url);
      const isAll = ['max_price', 'body_style', 'max_kerb_weight'].every((name) => searchParams.has(name));
      const count = isAll ? 0 : searchParams.has('max_price') ? 1 : 12;
      return HttpResponse.json({ count, next: null, previous: null, results: buildLineUp(count) });
    });
    const suggestions = autocompleteHandlers.answers(() => ({}));
    const { screen, router } = await renderWithApi(
      <ListHere page={SearchPage} path="/search" />,
      [searchReadingHandler, suggestions, bikes],
      { at: '/search' },
    );
    await router.navigate('/search?q=light+scooter+under+20000');
    const without = screen.getByRole('region', { name: 'No bike matches everything. Try without one condition' });
    await expect.element(without.getByRole('link', { name: 'Without Under ₹20,000: 12 bikes' })).toBeVisible();
    await expect.element(without.getByRole('link', { name: 'Without Scooter: 1 bike' })).toBeVisible();
    for (const part of ['Kerb weight up to 120 kg', 'Scooter', 'Under ₹20,000']) {
      await expect.element(screen.getByRole('link', { name: `Remove ${part}` })).toBeVisible();
    }
    await without.getByRole('link', { name: 'Without Scooter: 1 bike' }).click();
    await expect.poll(() => router.state.location.search).toBe('?q=light+under+20000');
  });

  it("reads 'for my height' with the remembered height, and asks for it where there is none", async () => {
    const { screen, router } = await open('scooter for my height');
    await expect.element(screen.getByText(/^Add your height to the search/)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'Remove Your height' })).toBeVisible();
    riderHeight.write(158);
    onTestFinished(() => void riderHeight.write(null));
    await expect.poll(() => router.state.location.search).toBe('?q=scooter+158+cm+rider');
    await expect.element(screen.getByRole('link', { name: 'Remove Seat height up to 809 mm' })).toBeVisible();
  });

  it('says so when nothing is found, and how to go on', async () => {
    const { screen } = await open('zzz', { missing: 'zzz' });
    await expect.element(screen.getByText('No results found for "zzz"')).toBeVisible();
    await expect.element(screen.getByText(/^Check the spelling/)).toBeVisible();
    await expect.element(screen.getByRole('link', { name: 'See all bikes' })).toHaveAttribute('href', '/bikes');
  });

  it('searches anew from its field', async () => {
    const { screen, router } = await open('scooter');
    const field = screen.getByRole('searchbox', { name: 'Search bikes and scooters' });
    await expect.element(field).toHaveValue('scooter');
    await field.fill('cruiser');
    await screen.getByRole('button', { name: 'Search' }).click();
    await expect.poll(() => router.state.location.search).toBe('?q=cruiser');
    await expect.element(screen.getByRole('link', { name: 'Remove Cruiser' })).toBeVisible();
    await router.navigate(-1);
    await expect.element(field).toHaveValue('scooter');
    await field.fill('');
    await screen.getByRole('button', { name: 'Search' }).click();
    await expect.poll(() => router.state.location.search).toBe('');
  });

  describe('beside the bikes', () => {
    const named = (name: string) => ({ level: 2, name }) as const;
    const firstBike = { name: buildLineUp(1)[0]?.name ?? '' };

    it('lists guides, tools and answers that the words mean', async () => {
      const { screen } = await open('classic 350');
      const region = screen.getByRole('region', { name: 'Guides, tools and answers' });
      await expect.element(region.getByRole('link', { name: 'EMI Calculator' })).toBeVisible();
      const bike = screen.getByRole('heading', firstBike);
      await expect.element(bike).toBeVisible();
      const order = bike.element().compareDocumentPosition(region.element());
      expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    });

    it('puts them first where no bike was found', async () => {
      const { screen } = await open('zzz', { missing: 'zzz' });
      const nothing = screen.getByText('No results found for "zzz"');
      await expect.element(nothing).toBeVisible();
      const pages = screen.getByRole('heading', named('Guides, tools and answers'));
      const order = pages.element().compareDocumentPosition(nothing.element());
      expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    });

    it('says once that nothing was found where that is so of both', async () => {
      const { screen } = await open('zzz', { missing: 'zzz', pages: foundPageHandlers.answers(() => []) });
      await expect.element(screen.getByText('No results found for "zzz"')).toBeVisible();
      await expect.element(screen.getByRole('heading', named('Guides, tools and answers'))).not.toBeInTheDocument();
    });

    it('leaves the bikes alone where pages do not come, or wait', async () => {
      for (const pages of [foundPageHandlers.fails(500), foundPageHandlers.waits()]) {
        const { screen } = await open('classic 350', { pages });
        await expect.element(screen.getByText('Showing 3 bikes')).toBeVisible();
        await expect.element(screen.getByRole('heading', firstBike)).toBeVisible();
        await screen.unmount();
      }
    });

    it('asks for none where nothing was searched for', async () => {
      const { screen, asked } = await renderWithApi(
        <ListHere page={SearchPage} path="/search" />,
        [searchReadingHandler, found, http.get('*/api/bikes/', () => HttpResponse.json({ results: buildLineUp(3) }))],
        { at: '/search' },
      );
      await expect.element(screen.getByText('Showing 3 bikes')).toBeVisible();
      expect(asked.filter((address) => address.startsWith('/api/search/'))).toEqual([]);
    });
  });
});
