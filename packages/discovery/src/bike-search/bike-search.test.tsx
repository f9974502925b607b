import { renderWithApi } from '@dopahiya/api-client/testing';
import { insertPageStyle, sampleSuggestion, untilRendered } from '@dopahiya/ui-kit/testing';
import { recentSearches, riderHeight } from '@dopahiya/visitor';
import type { RequestHandler } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { HeroSearch } from '../home-hero/hero-search.tsx';
import { autocompleteHandlers, buildFoundPages, foundPageHandlers } from '../testing/search-handlers.ts';
import { HeaderSearch } from './bike-search.tsx';

insertPageStyle();

const { answers, fails } = autocompleteHandlers;
const shine = sampleSuggestion({ id: 2, name: 'Shine', brand: null, brand_slug: null, year: null, price: null });
const iqube = sampleSuggestion({ id: 3, name: 'iQube', brand: 'TVS', engine_capacity: null });

const popular = answers((text) => ({
  results: text ? [sampleSuggestion(), shine, iqube] : [],
  popular_searches: ['Activa', 'Pulsar'],
}));
const nothing = answers(() => ({}));
const pagesFor = (text: string) => `/api/search/pages/?search=${text}&limit=6`;

async function show(element: 'header' | 'hero', ...handlers: RequestHandler[]) {
  const shown = await renderWithApi(element === 'header' ? <HeaderSearch /> : <HeroSearch />, handlers);
  const box = shown.screen.getByRole('combobox');
  return { ...shown, box, asked: shown.asked, options: () => shown.screen.getByRole('option') };
}

const suggested = async (element: 'header' | 'hero', text: string) => {
  const shown = await show(element, popular);
  await shown.box.fill(text);
  await expect.poll(() => shown.options().elements().length).toBe(3);
  return shown;
};

beforeEach(() => {
  localStorage.clear();
  recentSearches.write([]);
});

describe('<BikeSearch />', () => {
  it('is a plain form for browsers without scripts', async () => {
    const { box } = await show('header', nothing);
    await expect.element(box).toHaveAttribute('placeholder', 'Search Bikes or Scooters...');
    const { form, name, maxLength, required } = box.element() as HTMLInputElement;
    expect(name).toBe('q');
    expect(required).toBe(true);
    expect(maxLength).toBeGreaterThan(0);
    expect(form).toMatchObject({ method: 'get' });
    expect(form?.getAttribute('action')).toBe('/search');
  });

  it('asks nothing before somebody reaches it', async () => {
    const { asked, box } = await show('header', popular);
    expect(asked).toEqual([]);
    await box.click();
    await expect.poll(() => asked).toEqual(['/api/bikes/autocomplete/']);
  });

  it('keeps text, focus and caret when what suggests arrives', async () => {
    const { box, screen } = await show('header', popular);
    await userEvent.click(box);
    await userEvent.keyboard('clasic{ArrowLeft}{ArrowLeft}s');
    await expect.element(screen.getByRole('listbox')).toBeVisible();
    await expect.element(box).toHaveFocus();
    await expect.element(box).toHaveValue('classic');
  });

  it('asks 300 ms after the last letter, once', async () => {
    const { asked, box } = await show('header', popular);
    await userEvent.click(box);
    await expect.poll(() => asked).toEqual(['/api/bikes/autocomplete/']);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await userEvent.keyboard('shine');
    vi.advanceTimersByTime(300);
    const once = ['/api/bikes/autocomplete/', '/api/bikes/autocomplete/?q=shine', pagesFor('shine')];
    await expect.poll(() => asked).toEqual(once);
    await userEvent.keyboard('s{Backspace}');
    vi.advanceTimersByTime(500);
    await untilRendered();
    expect(asked).toHaveLength(3);
  });

  it('suggests bikes in the words of the header', async () => {
    const { screen, options } = await suggested('header', 'i');
    await expect.element(screen.getByText('Bike Suggestions')).toBeVisible();
    expect(
      options()
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Classic 350Royal Enfield · 2026₹1,81,118 ex-showroom, Delhi',
      'ShineUnknown Brand · year not knownN/A',
      'iQubeTVS · 2026₹1,81,118 ex-showroom, Delhi',
    ]);
  });

  it('says of a bike that nobody can buy new that it is so, and what its price is', async () => {
    const old = sampleSuggestion({ id: 4, name: 'Karizma ZMR', brand: 'Hero', status: 'discontinued' });
    const awaited = sampleSuggestion({ id: 5, name: 'Karizma 400', brand: 'Hero', status: 'upcoming' });
    const { box, screen } = await show(
      'header',
      answers(() => ({ results: [old, awaited] })),
    );
    await box.fill('karizma');
    const options = screen.getByRole('option');
    await expect
      .element(options.nth(0))
      .toHaveTextContent('Karizma ZMR DiscontinuedHero · 2026₹1,81,118 last ex-showroom price, Delhi');
    await expect
      .element(options.nth(1))
      .toHaveTextContent('Karizma 400 UpcomingHero · 2026₹1,81,118 expected ex-showroom, Delhi');
  });

  it('suggests bikes in the words of the hero, with the capacity of engines', async () => {
    const { screen, options } = await suggested('hero', 'i');
    await expect.element(screen.getByText('Bike Matches')).toBeVisible();
    expect(
      options()
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Classic 350Royal Enfield · 2026 · 349 cc₹1,81,118 ex-showroom, Delhi',
      'ShineUnknown Brand · year not known · 349 ccPrice on request',
      'iQubeTVS · 2026₹1,81,118 ex-showroom, Delhi',
    ]);
  });

  it('goes to a chosen bike with its summary, and remembers its name', async () => {
    const { screen, router } = await suggested('header', 'class');
    const option = screen.getByRole('option', { name: /^Classic 350/ });
    expect(option.element().querySelector('b')?.textContent).toBe('Class');
    await option.click();
    await expect.poll(() => router.state.location.pathname).toBe('/royal-enfield/classic-350');
    expect(router.state.location.state).toMatchObject({
      bike: {
        id: 1,
        name: 'Classic 350',
        slug: 'classic-350',
        brand: { name: 'Royal Enfield', slug: 'royal-enfield' },
        engine_capacity: 349,
        max_power: 20.2,
        price: 181118,
        image: null,
        year: 2026,
      },
    });
    expect(recentSearches.read()).toEqual(['Classic 350']);
  });

  it('leads to what was asked of a model before its bikes, and remembers what was typed', async () => {
    const lead = { aim: 'price', bikes: [sampleSuggestion()], city: { name: 'Pune', state: null, asked: 'pune' } };
    const asks = answers((text) => (text ? { results: [shine], leads: [lead] } : {}));
    const { screen, box, options, router } = await show('header', asks);
    await box.fill('classic 350 price in pune ');
    await expect.element(screen.getByText('Quick links')).toBeVisible();
    expect(options().elements()[0]?.textContent).toBe('On-road price of the Royal Enfield Classic 350 in Pune');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect
      .poll(() => router.state.location.pathname + router.state.location.search)
      .toBe('/price-checker?bike=classic-350&city=Pune');
    expect(recentSearches.read()).toEqual(['classic 350 price in pune']);
  });

  it('says what plain words mean, and leads to what Enter finds', async () => {
    const read = {
      parts: [
        { conditions: [['body_style', 'scooter']] },
        { conditions: [['max_kerb_weight', '120']] },
        { conditions: [['budget', '0-90000']] },
        { conditions: [], sort: 'mileage' },
      ],
      names: '',
      count: 30,
    };
    const reads = answers((text) => (text ? { results: [shine], read } : {}));
    const { screen, box, options, router } = await show('hero', reads);
    await box.fill('light scooter under 90000 best mileage');
    const means = 'Show bikes: Scooter · Kerb weight up to 120 kg · Under ₹90,000 · Sorted by Mileage';
    await expect.element(screen.getByRole('option', { name: `${means} 30 bikes` })).toBeVisible();
    expect(options().elements()[0]?.textContent).toBe(`${means}30 bikes`);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect
      .poll(() => router.state.location.pathname + router.state.location.search)
      .toBe('/search?q=light+scooter+under+90000+best+mileage');
  });

  it('says which conditions no bike fulfils together, and leads to what fits without one', async () => {
    const read = { parts: [{ conditions: [['budget', '0-9000']] }], names: 'activa', count: 0 };
    const { screen, box } = await show(
      'hero',
      answers((text) => (text ? { read } : {})),
    );
    await box.fill('activa under 9000');
    const says = 'No bike matches everything: Name contains "activa" · Under ₹9,000. See close matches';
    await expect.element(screen.getByRole('option', { name: says })).toBeVisible();
    expect(screen.getByText(/^No bikes found/).query()).toBeNull();
  });

  it('suggests what fits the remembered height where somebody asks for it', async () => {
    riderHeight.write(158);
    onTestFinished(() => void riderHeight.write(null));
    const { asked, box } = await show('header', popular);
    await box.fill('scooter for my height');
    await expect.poll(() => asked).toContain('/api/bikes/autocomplete/?q=scooter+158+cm+rider');
  });

  it('leads to a bike without slugs by its id', async () => {
    const { screen } = await suggested('header', 'shine');
    await expect.element(screen.getByRole('option', { name: /^Shine/ })).toHaveAttribute('href', '/bike-detail/2');
  });

  it('is used with the keys alone', async () => {
    const { screen, box, router } = await suggested('header', 'i');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowUp}');
    await expect.element(screen.getByRole('option', { name: /^Shine/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('listbox').query()).toBeNull();
    await expect.element(box).toHaveValue('i');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.poll(() => router.state.location.pathname).toBe('/royal-enfield/classic-350');
  });

  it('goes to the search page with what is submitted, trimmed, and remembers it', async () => {
    const { router } = await suggested('header', '  duke & more ');
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => router.state.location.pathname + router.state.location.search)
      .toBe('/search?q=duke+%26+more');
    expect(recentSearches.read()).toEqual(['duke & more']);
  });

  it('is empty in the header of the page that it leads to', async () => {
    const { screen, router } = await renderWithApi(<HeaderSearch />, [popular], { at: '/search' });
    const box = screen.getByRole('combobox');
    await box.fill('duke');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => router.state.location.search).toBe('?q=duke');
    await expect.element(box).toHaveValue('');
  });

  it.each(['', '   '])('ignores the blank search "%s"', async (text) => {
    const { box, router } = await show('header', nothing);
    await box.fill(text);
    await userEvent.keyboard('{Enter}');
    expect(router.state.location.pathname).toBe('/');
    expect(recentSearches.read()).toEqual([]);
  });

  it('offers recent and popular terms before anything is typed, each of which is searched for next', async () => {
    recentSearches.write(['Hunter']);
    const { screen, box, asked } = await show('header', popular);
    await box.click();
    await expect.element(screen.getByText('Recent Searches')).toBeVisible();
    await expect.element(screen.getByText('Popular Searches')).toBeVisible();
    await expect.element(screen.getByRole('option', { name: 'Pulsar' })).toHaveAttribute('href', '/search?q=Pulsar');
    await screen.getByRole('option', { name: 'Hunter' }).click();
    await expect.element(box).toHaveValue('Hunter');
    await expect.element(screen.getByText('Bike Suggestions')).toBeVisible();
    await expect.poll(() => asked).toContain('/api/bikes/autocomplete/?q=Hunter');
  });

  it('shows what the API remembers beside what the browser does, each term once', async () => {
    recentSearches.write(['Hunter', 'Classic 350']);
    const remembers = answers(() => ({
      recent_searches: ['hunter', 'Duke 390', 'Access 125', 'Jupiter', 'Ntorq', 'Dio'],
      popular_searches: ['Activa', 'duke 390', 'Pulsar'],
    }));
    const { box, screen, options } = await show('header', remembers);
    await box.click();
    await expect.element(screen.getByRole('option', { name: 'Pulsar' })).toBeVisible();
    const terms = options()
      .elements()
      .map(({ textContent }) => textContent);
    expect(terms).toEqual(['Hunter', 'Classic 350', 'Duke 390', 'Access 125', 'Jupiter', 'Activa', 'Pulsar']);
  });

  it('calls popular terms by another name in the hero', async () => {
    recentSearches.write(['Hunter']);
    const { screen, box } = await show('hero', popular);
    await box.click();
    await expect.element(screen.getByText('Recent Searches')).toBeVisible();
    await expect.element(screen.getByText('Trending Now')).toBeVisible();
    await expect.element(screen.getByRole('option', { name: 'Pulsar' })).toBeVisible();
  });

  it.each([
    ['header', '', ['Start typing to search for bikes']],
    ['header', 'zzz', ['No results found for "zzz"']],
    ['hero', '', ['Search for motorcycles', 'Browse by brand, model, or type']],
    ['hero', 'zzz', ['No bikes found for "zzz"', 'Try different keywords']],
  ] as const)('says in the %s that there is nothing for "%s"', async (place, text, words) => {
    const { screen, box } = await show(place, nothing);
    await box.click();
    if (text) await box.fill(text);
    for (const line of words) await expect.element(screen.getByText(line)).toBeVisible();
  });

  it.each([
    ['', 'Start typing to search for bikes'],
    ['duke', 'No results found for "duke"'],
  ])('says no more than that when the search for "%s" fails', async (text, words) => {
    recentSearches.write(['Hunter']);
    const { screen, box, options } = await show('header', fails(500));
    await box.click();
    if (text) await box.fill(text);
    await expect.element(screen.getByText(words)).toBeVisible();
    expect(options().elements()).toEqual([]);
  });

  it('ignores a suggestion without an id', async () => {
    const { id: _, ...nobody } = sampleSuggestion({ name: 'Nobody' });
    const { screen, box, options } = await show(
      'header',
      answers((text) => ({ results: text ? [nobody, iqube] : [] })),
    );
    await box.fill('o');
    await expect.poll(() => options().elements().length).toBe(1);
    await expect.element(screen.getByRole('option', { name: /^iQube/ })).toBeVisible();
  });

  it('is emptied and closed by the clear button, which is there with a text only', async () => {
    const { screen, box } = await suggested('hero', 'i');
    await screen.getByRole('button', { name: 'Clear' }).click();
    await expect.element(box).toHaveValue('');
    expect(screen.getByRole('listbox').query()).toBeNull();
    expect(screen.getByRole('button', { name: 'Clear' }).query()).toBeNull();
  });

  it('fills the box with a brand of the hero and opens the list', async () => {
    const { screen, box, router } = await show('hero', popular);
    await screen.getByRole('link', { name: 'Yamaha' }).click();
    await expect.element(box).toHaveValue('Yamaha');
    await expect.element(screen.getByText('Bike Matches')).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
  });

  describe('with pages', () => {
    const pages = foundPageHandlers.answers(buildFoundPages);
    const labels = ({ options }: Awaited<ReturnType<typeof show>>) =>
      options()
        .elements()
        .map(({ textContent }) => textContent);

    it.each(['header', 'hero'] as const)('offers the three likeliest under the bikes, in the %s', async (place) => {
      const shown = await show(place, popular, pages);
      await shown.box.fill('emi');
      await expect.poll(() => shown.options().elements().length).toBe(6);
      await expect.element(shown.screen.getByRole('group', { name: 'Guides, tools and answers' })).toBeVisible();
      expect(labels(shown).slice(3)).toEqual([
        'Insurance for a new two-wheeler: what the law asksGuide',
        'EMI CalculatorTool',
        'What is ABS for?Answer',
      ]);
    });

    it('marks a sample as one', async () => {
      const sample = foundPageHandlers.answers(() => buildFoundPages().filter(({ is_sample }) => is_sample));
      const { box, screen } = await show('header', nothing, sample);
      await box.fill('activa');
      await expect.element(screen.getByRole('option')).toHaveTextContent('Activa or JupiterArticle · Sample');
    });

    it('leads to one by keys alone, and remembers what was typed', async () => {
      const { box, screen, router } = await show('header', popular, pages);
      await box.fill('emi');
      await expect.element(screen.getByRole('option', { name: /^EMI Calculator/ })).toBeVisible();
      await userEvent.keyboard('{ArrowUp}{ArrowUp}');
      await expect
        .element(screen.getByRole('option', { name: /^EMI Calculator/ }))
        .toHaveAttribute('aria-selected', 'true');
      await userEvent.keyboard('{Enter}');
      await expect.poll(() => router.state.location.pathname).toBe('/emi-calculator');
      expect(recentSearches.read()).toEqual(['emi']);
    });

    it('shows them where no bike is found', async () => {
      const { box, screen } = await show('header', nothing, pages);
      await box.fill('insurance');
      await expect.element(screen.getByRole('option', { name: /^Insurance/ })).toBeVisible();
      expect(screen.getByText('No results found for "insurance"').query()).toBeNull();
    });

    it('shows bikes while pages are on their way, and where they do not come', async () => {
      for (const handler of [foundPageHandlers.waits(), foundPageHandlers.fails(500)]) {
        const shown = await show('header', popular, handler);
        await shown.box.fill('class');
        await expect.poll(() => shown.options().elements().length).toBe(3);
        await expect.poll(() => shown.asked).toContain(pagesFor('class'));
        await untilRendered();
        expect(shown.options().elements()).toHaveLength(3);
        await shown.screen.unmount();
      }
    });

    it('offers none while nothing is typed', async () => {
      const { box, screen, asked } = await show('header', popular, pages);
      await box.click();
      await expect.element(screen.getByText('Popular Searches')).toBeVisible();
      expect(asked.filter((address) => address.startsWith('/api/search/'))).toEqual([]);
    });
  });
});
