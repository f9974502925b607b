import { hydrateWithApi, renderWithApi } from '@dopahiya/api-client/testing';
import { ToastRegion } from '@dopahiya/ui-kit';
import { chosenCity } from '@dopahiya/visitor';
import { HttpResponse, type RequestHandler } from 'msw';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { locationAt } from '../testing/location-at.ts';
import { toolsHandlers } from '../testing/tools-handlers.ts';
import { LaterPriceChecker } from './later-price-checker.tsx';
import { priceCheckerPage } from './price-checker.page.tsx';

const { component: PriceCheckerPage } = priceCheckerPage;

const { all, answers, fails, replies, waits } = toolsHandlers;
const path = '/price-checker';

function show(search = '', handlers: RequestHandler[] = []) {
  const element = (
    <>
      <PriceCheckerPage at={locationAt(path + search)} />
      <ToastRegion />
    </>
  );
  return renderWithApi(element, [...handlers, ...all()], { at: path });
}

const classic = {
  id: 1,
  name: 'Classic 350',
  slug: 'classic-350',
  brand: { id: 5, name: 'Royal Enfield', slug: 'royal-enfield' },
};

type Shown = Awaited<ReturnType<typeof show>>['screen'];
const stone = (screen: Shown) => screen.getByRole('region', { name: 'On-road price, Delhi' });
const bikeBox = (screen: Shown) => screen.getByRole('combobox', { name: 'Bike or scooter' });

async function chooseClassic(screen: Shown) {
  await bikeBox(screen).fill('cl');
  await expect.element(screen.getByRole('option', { name: 'Royal Enfield Classic 350' })).toBeVisible();
  await userEvent.keyboard('{ArrowDown}{Enter}');
}

afterEach(() => {
  vi.restoreAllMocks();
  chosenCity.write(chosenCity.initial);
});

describe('<PriceCheckerPage />', () => {
  it('begins with nothing, and says what to do', async () => {
    const { screen } = await show();
    await expect.element(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What will it cost on the road?');
    await expect.element(screen.getByText('Pick a bike and a city to see the price here.')).toBeVisible();
    await expect.element(screen.getByRole('tab', { name: 'EMI calculator' })).toBeDisabled();
    await expect.element(screen.getByText('Pick a bike and a city first to see the EMI.')).toBeVisible();
  });

  it('suggests bikes from two characters on, and none for one', async () => {
    const { screen, asked } = await show();
    await bikeBox(screen).fill('c');
    await bikeBox(screen).fill('cl');
    await expect.element(screen.getByRole('option', { name: 'Royal Enfield Classic 350' })).toBeVisible();
    expect(asked.filter((call) => call.includes('autocomplete/?q=')).map((call) => call.split('q=')[1])).toEqual([
      'cl',
    ]);
  });

  it('fills the box from what many look for', async () => {
    const popular_searches = ['Activa', 'Splendor', 'Shine', 'Raider', 'Apache', 'Duke'];
    const { screen } = await show('', [answers('suggestions', { results: [], recent_searches: [], popular_searches })]);
    const splendor = screen.getByRole('link', { name: 'Splendor' });
    await expect.element(splendor).toHaveAttribute('href', '/price-checker?q=Splendor');
    expect(screen.getByRole('link', { name: 'Apache' }).elements()).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Duke' }).elements()).toHaveLength(0);
    await splendor.click();
    await expect.element(bikeBox(screen)).toHaveValue('Splendor');
    await expect.element(bikeBox(screen)).toHaveFocus();
  });

  it('finds a price with keys alone, says so, and puts it into the address', async () => {
    const { screen, router } = await show();
    await chooseClassic(screen);
    await screen.getByRole('combobox', { name: 'Variant (optional)' }).selectOptions('Halcyon');
    await expect.element(screen.getByText('Press Check price to see the on-road price.')).toBeVisible();
    screen.getByRole('button', { name: 'Check price' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(stone(screen)).toMatchTextContent(/₹2,09,241/);
    await expect.element(screen.getByText('Price fetched successfully!')).toBeVisible();
    await expect.poll(() => router.state.location.search).toBe('?bike=classic-350&variant=Halcyon&city=Delhi');
  });

  it('shows the price of its address, and leads on to all tenures and to the check of a quotation', async () => {
    const { screen } = await show('?bike=classic-350&city=Delhi');
    await expect.element(stone(screen)).toMatchTextContent(/₹2,09,241/);
    const tenures = screen.getByRole('link', { name: 'Compare all tenures' });
    await expect.element(tenures).toHaveAttribute('href', '/emi-calculator?amount=209241');
    const check = screen.getByRole('link', { name: 'Check a dealer’s quotation' });
    await expect.element(check).toHaveAttribute('href', '/quote-checker?bike=classic-350&city=Delhi&variant=Redditch');
  });

  it('copies the price', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { screen } = await show('?bike=classic-350&city=Delhi');
    await screen.getByRole('button', { name: /Copy/ }).click();
    await expect.element(screen.getByText('Price details copied to clipboard!')).toBeVisible();
    expect(write).toHaveBeenCalledWith(expect.stringContaining('₹2,09,241'));
  });

  it('clears the price for another city, and with the search everything but the city that was chosen', async () => {
    const { screen } = await show('?bike=classic-350&city=Delhi');
    await expect.element(stone(screen)).toMatchTextContent(/₹2,09,241/);
    await screen.getByRole('combobox', { name: 'City' }).click();
    await screen.getByRole('option', { name: 'Jaipur' }).click();
    await expect.element(screen.getByText('Press Check price to see the on-road price.')).toBeVisible();
    await bikeBox(screen).fill('');
    await expect.element(screen.getByText('Pick a bike and a city to see the price here.')).toBeVisible();
    await expect.element(screen.getByRole('combobox', { name: 'City' })).toHaveValue('Jaipur');
  });

  it('needs a city', async () => {
    const { screen } = await show('?bike=classic-350&city=Delhi');
    await screen.getByRole('combobox', { name: 'City' }).fill('');
    await expect.element(screen.getByText('Please select a city.').first()).toBeVisible();
    await expect.element(screen.getByRole('button', { name: 'Check price' })).toBeDisabled();
  });

  it('says of which loan the month beside a price is', async () => {
    const { screen } = await show('?bike=classic-350&city=Delhi');
    await expect.element(screen.getByText(/^or ₹6,950 a month for 36 months at 12% \(November 2026\)$/)).toBeVisible();
  });

  it('takes the loan over from the price: 12 % for 36 months, to the paisa', async () => {
    const { screen } = await show('?bike=classic-350&city=Delhi');
    await screen.getByRole('tab', { name: 'EMI calculator' }).click();
    await expect
      .element(screen.getByRole('slider', { name: 'Loan amount' }))
      .toHaveAttribute('aria-valuetext', '₹2,09,241');
    await expect.element(screen.getByRole('slider', { name: 'Interest rate, yearly' })).toHaveValue('12');
    await expect.element(screen.getByRole('slider', { name: 'Tenure' })).toHaveValue('36');
    const tenures = screen.getByRole('link', { name: 'Compare all tenures' });
    await expect.element(tenures).toHaveAttribute('href', '/emi-calculator?amount=209241&rate=12');
    await expect
      .element(screen.getByRole('region', { name: 'EMI for 36 months' }))
      .toMatchTextContent(/₹6,949\.\d\d a month/);
    await screen.getByRole('button', { name: 'Calculate EMI' }).click();
    await expect.element(screen.getByText('EMI calculated successfully!')).toBeVisible();
    expect(screen.getByText(/^This is below the lowest rate in our list/).query()).toBeNull();
    await screen.getByRole('textbox', { name: 'Interest rate, yearly, exactly' }).fill('8');
    await screen.getByRole('button', { name: 'Calculate EMI' }).click();
    await expect.element(screen.getByText(/^This is below the lowest rate in our list, 12%/)).toBeVisible();
  });

  it('begins with a new loan for the price in another city', async () => {
    const byCity = replies('price', async ({ request }) => {
      const { city } = (await request.json()) as { city: string };
      return HttpResponse.json({ city, on_road_price: city === 'Jaipur' ? 215_000 : 209_241, lines: [], missing: [] });
    });
    const { screen } = await show('?bike=classic-350&city=Delhi', [byCity]);
    await expect.element(stone(screen)).toMatchTextContent(/₹2,09,241/);
    await screen.getByRole('combobox', { name: 'City' }).click();
    await screen.getByRole('option', { name: 'Jaipur' }).click();
    await screen.getByRole('button', { name: 'Check price' }).click();
    await screen.getByRole('tab', { name: 'EMI calculator' }).click();
    await expect
      .element(screen.getByRole('slider', { name: 'Loan amount' }))
      .toHaveAttribute('aria-valuetext', '₹2,15,000');
    await expect
      .element(screen.getByRole('link', { name: 'Compare all tenures' }))
      .toHaveAttribute('href', '/emi-calculator?amount=215000&rate=12');
  });

  it('offers the variants of this bike alone', async () => {
    const variants = [
      { id: 1, bike_model: 1, name: 'Halcyon', ex_showroom_price: 181_118 },
      { id: 2, bike_model: 2, name: 'Of another bike', ex_showroom_price: 90_000 },
    ];
    const { screen } = await show('?bike=classic-350', [answers('bike', { ...classic, variants })]);
    const box = screen.getByRole('combobox', { name: 'Variant (optional)' });
    await expect.element(box.getByRole('option', { name: 'Halcyon' })).toBeInTheDocument();
    expect(box.getByRole('option', { name: 'Of another bike' }).elements()).toEqual([]);
  });

  it.each(['Loan amount', 'Interest rate, yearly', 'Tenure'])('needs more than 0 for ‘%s’', async (name) => {
    const { screen } = await show('?bike=classic-350&city=Delhi');
    await screen.getByRole('tab', { name: 'EMI calculator' }).click();
    await screen.getByRole('textbox', { name: `${name}, exactly` }).fill('0');
    await screen.getByRole('button', { name: 'Calculate EMI' }).click();
    await expect.element(screen.getByText('Please enter valid EMI inputs.')).toBeVisible();
  });

  it('has instalment, interest and sum of an EMI with two decimals', async () => {
    const { screen } = await show('?bike=classic-350&city=Delhi');
    await screen.getByRole('tab', { name: 'EMI calculator' }).click();
    const answer = screen.getByRole('region', { name: 'EMI for 36 months' });
    await expect.element(answer).toMatchTextContent(/₹6,949\.\d\d a month/);
    await expect.element(answer).toMatchTextContent(/₹40,95\d\.\d\d/);
    await expect.element(answer).toMatchTextContent(/₹2,50,19\d\.\d\d/);
  });

  it('says which text finds nothing', async () => {
    const { screen } = await show('', [
      answers('suggestions', { results: [], recent_searches: [], popular_searches: [] }),
    ]);
    await bikeBox(screen).fill('zzz');
    await expect.element(screen.getByText('No results found for "zzz"')).toBeVisible();
  });

  it('says when the price could not be fetched, in its place and in a toast', async () => {
    const { screen, asked } = await show('?bike=classic-350&city=Delhi', [fails('price')]);
    await expect.element(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
    expect(screen.getByText(/^We have no prices for a city/).query()).toBeNull();
    const before = asked.length;
    await screen.getByRole('button', { name: 'Try Again' }).click();
    await expect.poll(() => asked.length).toBeGreaterThan(before);
    await screen.getByRole('button', { name: 'Check price' }).click();
    await expect.poll(() => screen.getByText('Failed to fetch price.').elements().length).toBe(2);
  });

  it('says when no cities could be fetched', async () => {
    const { screen } = await show('', [fails('cities')]);
    await screen.getByRole('combobox', { name: 'City' }).click();
    await expect.element(screen.getByText('Failed to load cities.')).toBeVisible();
  });

  it('says that there is no such bike, no such city, no price', async () => {
    const nobody = await show('?bike=nobody', [answers('bike', { detail: 'Not found.' }, 404)]);
    await expect.element(nobody.screen.getByText(/We couldn’t find ‘nobody’/)).toBeVisible();
    await nobody.screen.unmount();
    const nowhere = await show('?bike=classic-350&city=Atlantis', [answers('price', { city: ['Unknown.'] }, 400)]);
    await expect
      .element(nowhere.screen.getByText('We have no prices for a city called Atlantis.').first())
      .toBeVisible();
    await nowhere.screen.unmount();
    for (const refusal of [
      answers('price', { variant: ['Unknown.'] }, 400),
      answers('price', { city: 'Delhi', on_road_price: null, lines: [], missing: [] }),
    ]) {
      const { screen } = await show('?bike=classic-350&variant=Gold', [refusal]);
      await expect.element(screen.getByText('On-road price unavailable')).toBeVisible();
      await screen.unmount();
    }
  });

  it('asks which bike a typed text means', async () => {
    const { screen } = await show('?q=classic');
    await expect
      .element(screen.getByText("We found several bikes for 'classic'. Which one do you mean?").first())
      .toBeVisible();
    const meant = screen.getByRole('link', { name: 'Royal Enfield Classic 350' });
    await expect.element(meant).toHaveAttribute('href', '/price-checker?bike=classic-350&city=Delhi');
  });

  it('waits with a spinner', async () => {
    const { screen } = await show('?bike=classic-350&city=Delhi', [waits('price')]);
    await expect.element(screen.getByText('Loading the on-road price').first()).toBeInTheDocument();
  });

  it('is a form with the same field where it stands on another page and no script runs', () => {
    const html = renderToString(
      <MemoryRouter>
        <LaterPriceChecker />
      </MemoryRouter>,
    );
    const form = new DOMParser().parseFromString(html, 'text/html').querySelector('form');
    expect([form?.getAttribute('action'), form?.method]).toEqual([path, 'get']);
    const names = Array.from(form?.elements ?? [], (field) => field.getAttribute('name')).filter((name) => name);
    expect(names).toEqual(['q']);
    expect(Object.keys(priceCheckerPage.parameters)).toEqual(expect.arrayContaining(names));
  });

  it('has its form in the HTML of the server', async () => {
    const first = await hydrateWithApi(<PriceCheckerPage at={locationAt(path)} />, () => {});
    expect(first.text).toContain('Check price');
    expect(first.consoleErrors).toEqual([]);
  });
});
