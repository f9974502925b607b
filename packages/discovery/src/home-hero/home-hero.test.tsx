import { renderWithApi } from '@dopahiya/api-client/testing';
import type { BikeCard } from '@dopahiya/domain/bikes';
import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { bikeListHandlers, buildBikeCard, buildLineUp } from '../testing.ts';
import { HomeHero } from './home-hero.tsx';

insertPageStyle();
afterEach(() => void vi.restoreAllMocks());

const { answers, fails } = bikeListHandlers;
const render = () => renderWithApi(<HomeHero />, [answers('best')]);
/** A video source that never loads. */
const film = () => URL.createObjectURL(new MediaSource());
const drawings = () => [...document.querySelectorAll<HTMLElement>('section img')];

describe('<HomeHero />', () => {
  it('says what the site is for', async () => {
    const { screen } = await render();
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Find Your Perfect Ride' })).toBeVisible();
    await expect.element(screen.getByText('Explore thousands of motorcycles from top brands worldwide')).toBeVisible();
    await expect.element(screen.getByText('Every bike here is drawn to one scale')).toBeVisible();
    expect(screen.getByText('No video available').query()).toBeNull();
  });

  it('leads a search to the search page', async () => {
    const { screen, router } = await render();
    await screen.getByPlaceholder('light scooter under 90000').fill('classic & more');
    await screen.getByRole('button', { name: 'Search' }).click();
    await expect
      .poll(() => router.state.location)
      .toMatchObject({ pathname: '/search', search: '?q=classic+%26+more' });
  });

  it.each(['', '   '])('ignores the blank query "%s"', async (query) => {
    const { screen, router } = await render();
    await screen.getByRole('combobox', { name: 'Search by brand, model, or type' }).fill(query);
    await screen.getByRole('button', { name: 'Search' }).click();
    expect(router.state.location.pathname).toBe('/');
  });

  it('is a form that works without a script', async () => {
    const { screen } = await render();
    const { form } = screen.getByRole('combobox').element() as HTMLInputElement;
    expect(form).toMatchObject({ method: 'get' });
    expect(form?.getAttribute('action')).toBe('/search');
  });

  it.each(['Triumph', 'Honda', 'Kawasaki', 'Hero', 'Yamaha', 'BMW'])('searches for %s on one press', async (brand) => {
    const { screen } = await render();
    await expect.element(screen.getByRole('link', { name: brand })).toHaveAttribute('href', `/search?q=${brand}`);
  });

  it('stands five bikes on the road, to one scale that lets all of them fit', async () => {
    await page.viewport(1440, 900);
    const bikes = buildLineUp(6);
    await renderWithApi(<HomeHero />, [answers('best', bikes)]);
    await expect.poll(drawings).toHaveLength(5);
    const boxes = drawings().map((drawing) => drawing.getBoundingClientRect());
    const scales = boxes.map((box, index) => box.width / (bikes[index]?.drawing?.width ?? 0));
    expect(Math.max(...scales) - Math.min(...scales)).toBeLessThan(0.0005);
    expect(new Set(boxes.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
    expect(boxes[0]?.left).toBeGreaterThanOrEqual(0);
    expect(boxes[4]?.right).toBeLessThanOrEqual(1440);
  });

  it('stands machines of different kinds, however many of one kind are best', async () => {
    const scooters = buildLineUp(4, { body_style: 'scooter', fuel_type: 'Petrol' });
    const [cruiser, sports, electric, adventure] = buildLineUp(12).slice(8);
    const others = [
      { ...adventure, body_style: 'adventure', fuel_type: 'Petrol' },
      { ...electric, body_style: 'scooter', fuel_type: 'Electric' },
      { ...sports, body_style: 'sports', fuel_type: 'Petrol' },
      { ...cruiser, body_style: 'cruiser', fuel_type: 'Petrol' },
    ] as BikeCard[];
    await renderWithApi(<HomeHero />, [answers('best', [...scooters, ...others])]);
    await expect.poll(drawings).toHaveLength(5);
    const widths = drawings().map((drawing) => Number(drawing.style.getPropertyValue('--width')));
    const stand = [others[3], others[1], others[2], others[0], scooters[0]];
    expect(widths).toEqual(stand.map((bike) => bike?.drawing?.width));
  });

  it.each([
    ['What will I pay?', '/price-checker'],
    ['Does it fit me?', '/royal-enfield/classic-350#rider-fit'],
    ['Is this quotation fair?', '/quote-checker'],
    ['Which costs less?', '/ownership'],
  ])('answers "%s" on one press', async (question, address) => {
    const { screen } = await render();
    await expect.poll(drawings).toHaveLength(5);
    await expect.element(screen.getByRole('link', { name: question })).toHaveAttribute('href', address);
  });

  it.each([1024, 1280, 1366, 1440, 1920])('is 500 px high on a screen of %d px', async (width) => {
    await page.viewport(width, 900);
    await render();
    await expect.poll(drawings).toHaveLength(5);
    const height = () => document.querySelector('section')?.getBoundingClientRect().height;
    await expect.poll(height).toBe(500);
  });

  it('makes no page wider than a screen of 360 px', async () => {
    await page.viewport(360, 740);
    await render();
    await expect.poll(drawings).toHaveLength(5);
    expect(document.documentElement.scrollWidth).toBe(360);
  });

  it('leaves out bikes that have no drawing', async () => {
    const bikes = [buildBikeCard({ id: 1, drawing: null }), buildBikeCard({ id: 2, image: null }), buildBikeCard()];
    await renderWithApi(<HomeHero />, [answers('best', bikes)]);
    await expect.poll(drawings).toHaveLength(1);
  });

  it('keeps silent when the bikes fail to load', async () => {
    const { screen, asked } = await renderWithApi(<HomeHero />, [fails('best', 500)]);
    await expect.poll(() => asked).toHaveLength(1);
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('alert').query()).toBeNull();
    await expect.element(screen.getByRole('link', { name: 'Does it fit me?' })).toHaveAttribute('href', '/bikes');
  });

  it('shows a film instead of the bikes where there is one, and waits for it', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
    const { screen } = await renderWithApi(<HomeHero video={film()} />, [answers('best')]);
    await expect.element(screen.getByRole('status').getByText('Loading the film')).toBeVisible();
    const video = document.querySelector('video');
    expect(video).toMatchObject({ loop: true, muted: true });
    expect(screen.getByText('No video available').query()).toBeNull();
    expect(drawings()).toHaveLength(0);
  });

  it('waits for a press where motion is unwelcome, and can be paused', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    const { screen } = await renderWithApi(<HomeHero video={film()} />, [answers('best')]);
    const playButton = screen.getByRole('button', { name: 'Play the film' });
    await expect.element(playButton).toBeVisible();
    expect(play).not.toHaveBeenCalled();
    await playButton.click();
    await screen.getByRole('button', { name: 'Pause the film' }).click();
    expect(pause).toHaveBeenCalledOnce();
    document.querySelector('video')?.dispatchEvent(new Event('pause'));
    await expect.element(playButton).toBeVisible();
  });

  it('plays by itself where motion is welcome', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
    vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const { screen } = await renderWithApi(<HomeHero video={film()} />, [answers('best')]);
    await expect.element(screen.getByRole('button', { name: 'Pause the film' })).toBeVisible();
  });

  it('falls back to the bikes when the film fails', async () => {
    const { screen } = await renderWithApi(<HomeHero video="data:video/mp4," />, [answers('best')]);
    await expect.element(screen.getByText('No video available')).toBeVisible();
    await expect.poll(drawings).toHaveLength(5);
    expect(document.querySelector('video')).toBeNull();
  });
});
