import { MemoryRouter } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { sampleBike, samplePhoto, withoutScripts } from '../../testing.ts';
import { Button } from '../../button/button.tsx';
import { IconButton } from '../../button/icon-button.tsx';
import { BikeRow } from '../bike-row/bike-row.tsx';
import { BikeCard, type BikeCardProps } from './bike-card.tsx';

const show = (props: Partial<BikeCardProps> = {}) =>
  render(<BikeCard bike={sampleBike()} to="/royal-enfield/classic-350" {...props} />, { wrapper: MemoryRouter });

describe('<BikeCard />', () => {
  it('shows picture, brand, name, facts and price', async () => {
    const screen = await show();
    await expect.element(screen.getByRole('img', { name: 'Royal Enfield Classic 350' })).toBeInTheDocument();
    await expect.element(screen.getByText('Royal Enfield', { exact: true })).toBeVisible();
    await expect.element(screen.getByRole('heading', { name: 'Classic 350', level: 3 })).toBeVisible();
    await expect.element(screen.getByText('349 cc · 35 kmpl · 20.2 bhp')).toBeVisible();
    await expect.element(screen.getByText('₹1,81,118')).toBeVisible();
    await expect.element(screen.getByText('ex-showroom, Delhi')).toBeVisible();
  });

  it('lights the ground line of the card that a pointer comes to, and gives nothing else a colour to inherit', async () => {
    const screen = await show();
    const card = screen.getByRole('article');
    await userEvent.hover(card);
    const lit = () =>
      Array.from(card.element().querySelectorAll('*')).filter((part) =>
        getComputedStyle(part).getPropertyValue('--ground'),
      );
    await expect.poll(() => lit().length).toBe(1);
  });

  it('holds buttons of other features beside its own, above the link', async () => {
    const pick = vi.fn<() => void>();
    const tools = (
      <button type="button" onClick={pick}>
        Add to compare
      </button>
    );
    const screen = await show({ tools, onEnlarge: vi.fn<() => void>() });
    await screen.getByRole('button', { name: 'Add to compare' }).click();
    expect(pick).toHaveBeenCalledOnce();
    await expect.element(screen.getByRole('button', { name: /^Enlarge/ })).toBeVisible();
  });

  it.each([390, 1440])(
    'is its own button to enlarge over all of its picture, with the others off it, at %i px',
    async (width) => {
      await page.viewport(width, 900);
      const bikes = [1, 2, 3, 4].map((id) => sampleBike({ id, fuel_type: 'Electric' }));
      const tools = <IconButton icon="compare" label="Add to compare" />;
      const screen = await render(
        <BikeRow bikes={bikes}>
          {(bike) => (
            <BikeCard bike={bike} to="/" action="View Details" tools={tools} onEnlarge={vi.fn<() => void>()} />
          )}
        </BikeRow>,
        { wrapper: MemoryRouter },
      );
      const roomOf = (element: Element | null) =>
        (element?.getBoundingClientRect() ?? new DOMRect()).toJSON() as DOMRect;
      const stage = roomOf(screen.getByRole('img').first().element().parentElement);
      const picture = screen
        .getByRole('button', { name: /^Enlarge/ })
        .first()
        .element();
      expect(roomOf(picture)).toEqual(stage);
      for (const button of screen.getByRole('button', { name: 'Add to compare' }).elements()) {
        const { top, width: wide, height } = button.getBoundingClientRect();
        expect(top).toBeGreaterThan(stage.bottom);
        expect(Math.min(wide, height)).toBeGreaterThanOrEqual(44);
      }
    },
  );

  it.each([
    ['usual facts', sampleBike({ mileage: 41.55, mileage_kind: 'certified' })],
    [
      'an electric one',
      sampleBike({
        fuel_type: 'Electric',
        battery_range: 151,
        range_kind: 'certified',
        battery_capacity: 3.7,
        top_speed: 90,
      }),
    ],
  ])('is at most 420 px high in a list on a phone: %s', async (_, bike) => {
    await page.viewport(390, 900);
    const screen = await render(
      <div style={{ width: 358 }}>
        <BikeRow bikes={[bike, { ...bike, id: 2 }]}>
          {(one) => (
            <BikeCard
              bike={one}
              to="/"
              action="View Details"
              highlights="expandable"
              note="EMI from ₹5,717 for 36 months at 12%"
              tools={<Button tone="secondary">Compare</Button>}
              onEnlarge={vi.fn<() => void>()}
            />
          )}
        </BikeRow>
      </div>,
      { wrapper: MemoryRouter },
    );
    await document.fonts.ready;
    const tops = (role: 'link' | 'button', name: RegExp) =>
      screen
        .getByRole(role, { name })
        .elements()
        .map((element) => element.getBoundingClientRect().top);
    for (const card of screen.getByRole('article').elements()) {
      expect(card.getBoundingClientRect().height).toBeLessThanOrEqual(420);
    }
    expect(tops('link', /View Details/)).toEqual(tops('button', /Compare/));
  });

  it('leads to its page from anywhere on it, through one link', async () => {
    const screen = await show();
    expect(screen.getByRole('link').elements()).toHaveLength(1);
    const { left, top } = screen.getByRole('article').element().getBoundingClientRect();
    const link = screen.getByRole('link', { name: 'Classic 350' });
    expect(document.elementFromPoint(left + 5, top + 80)).toBe(link.element());
    await expect.element(link).toHaveAttribute('href', '/royal-enfield/classic-350');
  });

  it('names its action after the bike', async () => {
    const screen = await show({ action: 'View Offers' });
    const action = screen.getByRole('link', { name: 'View Offers for Royal Enfield Classic 350' });
    await expect.element(action).toHaveAttribute('href', '/royal-enfield/classic-350');
  });

  it('leads with its action to a part of the page of the bike', async () => {
    const screen = await show({ action: 'View Offers', actionAt: 'best-price' });
    const action = screen.getByRole('link', { name: 'View Offers for Royal Enfield Classic 350' });
    await expect.element(action).toHaveAttribute('href', '/royal-enfield/classic-350#best-price');
  });

  it('heads its text at the level below the list', async () => {
    const screen = await show({ heading: 'h2' });
    await expect.element(screen.getByRole('heading', { name: 'Classic 350', level: 2 })).toBeVisible();
  });

  it('shows the photograph that it is given, and the drawing where that does not load', async () => {
    const screen = await show({ bike: { ...sampleBike(), photo: samplePhoto() } });
    const image = screen.getByRole('img', { name: 'A red motorcycle under a tree, from the left' });
    await expect.element(image).toHaveAttribute('height', '1000');
    expect(screen.container.querySelector('source')).toMatchObject({ type: 'image/avif' });
    const photo = samplePhoto({ address: 'data:image/png;base64,broken#' });
    await screen.rerender(<BikeCard bike={{ ...sampleBike(), photo }} to="/" loading="eager" />);
    await expect.element(screen.getByRole('img', { name: 'Royal Enfield Classic 350' })).toBeInTheDocument();
  });

  it('lays the ruler under a drawing only, for a photograph has no scale', async () => {
    const screen = await show({ bike: sampleBike() });
    expect(screen.container.querySelector('article > [data-tone]')).toHaveAttribute('data-tone', 'ground');
    await screen.rerender(<BikeCard bike={{ ...sampleBike(), photo: samplePhoto() }} to="/" />);
    expect(screen.container.querySelector('article > [data-tone]')).toHaveAttribute('data-tone', 'plain');
  });

  it('omits the mileage when it is unknown', async () => {
    const screen = await show({ bike: sampleBike({ mileage: null }) });
    await expect.element(screen.getByText('349 cc · 20.2 bhp')).toBeVisible();
  });

  it('says so when there is no price', async () => {
    const screen = await show({ bike: sampleBike({ price: null }) });
    await expect.element(screen.getByText('Price not available')).toBeVisible();
  });

  it('calls the price of a bike to come expected, and says when it comes', async () => {
    const screen = await show({ bike: sampleBike({ status: 'upcoming', launch_date: '2027-06' }) });
    await expect.element(screen.getByText('Expected Price')).toBeVisible();
    await expect.element(screen.getByText('expected ex-showroom, Delhi', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('Launch June 2027')).toBeVisible();
  });

  it('says the month of a price that is not the one of its list', async () => {
    const old = sampleBike({ price_month: '2024-09' });
    const screen = await show({ bike: old, listMonth: '2026-06' });
    await expect.element(screen.getByText('ex-showroom, Delhi · September 2024')).toBeVisible();
    const other = await show({ bike: sampleBike({ price_month: '2026-06' }), listMonth: '2026-06' });
    await expect.element(other.getByText('ex-showroom, Delhi', { exact: true })).toBeVisible();
  });

  it('calls the price of a discontinued bike its last, of its month', async () => {
    const screen = await show({ bike: sampleBike({ status: 'discontinued', price_month: '2021-03' }) });
    await expect.element(screen.getByText('Discontinued', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('last ex-showroom price, Delhi · March 2021', { exact: true })).toBeVisible();
  });

  it('keeps its facts to two lines on half of a phone, whatever kind its mileage is of', async () => {
    await page.viewport(390, 700);
    const bike = sampleBike({ mileage: 41.55, mileage_kind: 'certified' });
    const card = (
      <div style={{ width: 171 }}>
        <BikeCard bike={bike} to="/" />
      </div>
    );
    const screen = await render(card, { wrapper: MemoryRouter });
    const spans = [...screen.getByText('349 cc · 41.55 kmpl certified · 20.2 bhp').element().children];
    const tops = spans.map((span) => Math.round(span.getBoundingClientRect().top));
    expect(tops[2]).toBe(tops[0]);
    expect(new Set(tops).size).toBe(2);
  });

  it('shows a dot between two facts of one line, and neither at the start nor at the end of a line', async () => {
    await page.viewport(390, 700);
    const screen = await render(
      <div style={{ width: 128 }}>
        <BikeCard bike={sampleBike()} to="/" />
      </div>,
      { wrapper: MemoryRouter },
    );
    const facts = screen.getByText('349 cc · 35 kmpl · 20.2 bhp').element();
    const shownFrom = facts.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(facts).fontSize) * 0.75;
    const [second, third] = [...facts.querySelectorAll('i')].map((dot) => dot.getBoundingClientRect());
    expect(second?.top).toBeGreaterThan(third?.top ?? Infinity);
    expect(second?.right).toBeLessThanOrEqual(shownFrom + 0.5);
    expect(third?.left).toBeGreaterThan(shownFrom);
  });

  it('promises nothing of a bike on sale', async () => {
    const screen = await show();
    await expect.element(screen.getByText('Expected Price')).not.toBeInTheDocument();
  });

  it('marks an electric bike, and no other', async () => {
    const electric = sampleBike({ fuel_type: 'Electric', battery_range: 94 });
    const screen = await show({ bike: electric, badge: 'Popular' });
    await expect.element(screen.getByText('Electric')).toBeVisible();
    await expect.element(screen.getByText('Popular')).toBeVisible();
    await screen.rerender(<BikeCard bike={sampleBike()} to="/" />);
    await expect.element(screen.getByText('Electric')).not.toBeInTheDocument();
  });

  it('unfolds its highlights', async () => {
    const screen = await show({ highlights: 'expandable' });
    await expect.element(screen.getByText('Dual-channel ABS')).not.toBeVisible();
    await userEvent.click(screen.getByText('Key highlights of Royal Enfield Classic 350'));
    await expect.element(screen.getByText('Dual-channel ABS')).toBeVisible();
  });

  it('offers no highlights when nobody named any', async () => {
    const screen = await show({ bike: sampleBike({ key_highlights: [] }), highlights: 'expandable' });
    await expect.element(screen.getByText('Key highlights of Royal Enfield Classic 350')).not.toBeInTheDocument();
  });

  it('enlarges its picture without leaving, where scripts run', async () => {
    const handleEnlarge = vi.fn();
    const screen = await show({ onEnlarge: handleEnlarge });
    await screen.getByRole('button', { name: 'Enlarge Royal Enfield Classic 350' }).click();
    expect(handleEnlarge).toHaveBeenCalledOnce();
    await withoutScripts(async () => {
      await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
    });
  });
});
