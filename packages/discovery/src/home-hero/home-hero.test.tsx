import { renderWithApi } from '@dopahiya/api-client/testing';
import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { bikeListHandlers, buildBikeCard, buildLineUp } from '../testing.ts';
import { HomeHero } from './home-hero.tsx';

insertPageStyle();
afterEach(() => void vi.restoreAllMocks());

const { answers, fails } = bikeListHandlers;
const render = () => renderWithApi(<HomeHero />, [answers('trending')]);
/** Nothing that ever arrives. */
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
    await screen.getByPlaceholder('Search by brand, model, or type...').fill('classic & more');
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

  it('stands the first four trending bikes on the road, to one scale that lets all of them fit', async () => {
    await page.viewport(1440, 900);
    const bikes = buildLineUp(6);
    await renderWithApi(<HomeHero />, [answers('trending', bikes)]);
    await expect.poll(drawings).toHaveLength(4);
    const boxes = drawings().map((drawing) => drawing.getBoundingClientRect());
    const scales = boxes.map((box, index) => box.width / (bikes[index]?.drawing?.width ?? 0));
    expect(Math.max(...scales) - Math.min(...scales)).toBeLessThan(0.0005);
    expect(new Set(boxes.map(({ bottom }) => Math.round(bottom))).size).toBe(1);
    expect(boxes[0]?.left).toBeGreaterThanOrEqual(0);
    expect(boxes[3]?.right).toBeLessThanOrEqual(1440);
  });

  it('is 500 px high on wide screens', async () => {
    await page.viewport(1440, 900);
    await render();
    expect(document.querySelector('section')?.getBoundingClientRect().height).toBe(500);
  });

  it('makes no page wider than a screen of 360 px', async () => {
    await page.viewport(360, 740);
    await render();
    await expect.poll(drawings).toHaveLength(4);
    expect(document.documentElement.scrollWidth).toBe(360);
  });

  it('leaves out bikes that have no drawing', async () => {
    const bikes = [buildBikeCard({ id: 1, drawing: null }), buildBikeCard({ id: 2, image: null }), buildBikeCard()];
    await renderWithApi(<HomeHero />, [answers('trending', bikes)]);
    await expect.poll(drawings).toHaveLength(1);
  });

  it('keeps silent when the bikes fail to load', async () => {
    const { screen, asked } = await renderWithApi(<HomeHero />, [fails('trending', 500)]);
    await expect.poll(() => asked).toHaveLength(1);
    await expect.element(screen.getByRole('heading', { level: 1 })).toBeVisible();
    expect(screen.getByRole('alert').query()).toBeNull();
  });

  it('shows a film instead of the bikes where there is one, and waits for it', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: false } as MediaQueryList);
    const { screen } = await renderWithApi(<HomeHero video={film()} />, [answers('trending')]);
    await expect.element(screen.getByRole('status')).toHaveTextContent('Loading the film');
    const video = document.querySelector('video');
    expect(video).toMatchObject({ loop: true, muted: true });
    expect(screen.getByText('No video available').query()).toBeNull();
    expect(drawings()).toHaveLength(0);
  });

  it('waits for a press where motion is unwelcome, and can be paused', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    const pause = vi.spyOn(HTMLMediaElement.prototype, 'pause').mockReturnValue();
    const { screen } = await renderWithApi(<HomeHero video={film()} />, [answers('trending')]);
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
    const { screen } = await renderWithApi(<HomeHero video={film()} />, [answers('trending')]);
    await expect.element(screen.getByRole('button', { name: 'Pause the film' })).toBeVisible();
  });

  it('falls back to the bikes when the film fails', async () => {
    const { screen } = await renderWithApi(<HomeHero video="data:video/mp4," />, [answers('trending')]);
    await expect.element(screen.getByText('No video available')).toBeVisible();
    await expect.poll(drawings).toHaveLength(4);
    expect(document.querySelector('video')).toBeNull();
  });
});
