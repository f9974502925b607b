import type { BikeDetail } from '@dopahiya/domain/bikes';
import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { AvailableColours } from '../colours/available-colours.tsx';
import { buildBikeDetail } from '../testing.ts';
import { BikeGallery } from './bike-gallery.tsx';
import { ShownPictureProvider, ShownPictureStore } from './shown-picture.ts';

insertPageStyle();

/** Renders a gallery with the colour links to its pictures. */
async function showGallery(facts: Partial<BikeDetail> = {}) {
  const bike = buildBikeDetail(facts);
  const screen = await render(
    <ShownPictureProvider value={new ShownPictureStore()}>
      <BikeGallery bike={bike} colours={bike.color_options} />
      <AvailableColours bike={bike} />
    </ShownPictureProvider>,
  );
  return { screen };
}
type Screen = Awaited<ReturnType<typeof showGallery>>['screen'];
const sectionOf = (screen: Screen, name: string) => screen.getByRole('region', { name, exact: true });

describe('the gallery', () => {
  const picture = (screen: Screen, paint: string) =>
    screen.getByRole('img', { name: `Royal Enfield Classic 350 in ${paint}` });

  it('shows the bike in each paint, measured until the visitor wants it plain', async () => {
    const { screen } = await showGallery();
    await expect.element(picture(screen, 'Redditch Red')).toBeVisible();
    await expect.element(screen.getByText('Illustration drawn from published dimensions')).toBeVisible();
    const lengths = screen.getByRole('img', { name: /wheelbase 1,390 mm/ });
    await expect.element(lengths.first()).toBeVisible();
    const onAnyScreen = (words: RegExp) => screen.getByRole('img', { name: words, includeHidden: true }).elements();
    expect(onAnyScreen(/seat height/)).toEqual(onAnyScreen(/wheelbase/));
    const chip = screen.getByRole('button', { name: 'Measurements' });
    await expect.element(chip).toHaveAttribute('aria-pressed', 'true');
    (chip.element() as HTMLElement).click();
    await expect.element(lengths.first()).not.toBeInTheDocument();
    await expect.element(picture(screen, 'Jodhpur Blue')).toBeInTheDocument();
  });

  it.each([390, 1280])('draws the bike within its lengths on a screen %i px wide', async (width) => {
    await page.viewport(width, 800);
    const { screen } = await showGallery();
    const lengths = screen.getByRole('img', { name: /wheelbase/ }).first();
    await expect.element(lengths).toBeVisible();
    const [outer, bike] = [lengths, picture(screen, 'Redditch Red')].map((one) =>
      one.element().getBoundingClientRect(),
    );
    expect(bike!.left).toBeGreaterThan(outer!.left);
    expect(bike!.right).toBeLessThan(outer!.right);
  });

  it('says that proportions are partly estimated where a length or the wheels are not published', async () => {
    const { screen } = await showGallery({ rear_tyre_size: null });
    await expect.element(screen.getByText('Illustration with some estimated proportions')).toBeVisible();
  });

  it('is not measured where nothing is published, and says so', async () => {
    const unmeasured = { length: null, wheelbase: null, height: null, seat_height: null };
    const { screen } = await showGallery(unmeasured);
    const words = /^Illustration/;
    await expect.element(screen.getByText(words)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Measurements' }).query()).toBeNull();
  });

  it('does not call a photo an illustration', async () => {
    const { screen } = await showGallery({ drawing: null });
    await expect.element(picture(screen, 'Redditch Red')).toBeVisible();
    expect(screen.getByText(/^Illustration/).query()).toBeNull();
  });

  it('is gone through by small pictures, arrows and dots, and looked at in full', async () => {
    await page.viewport(1280, 800);
    const { screen } = await showGallery();
    const small = (paint: string) => screen.getByRole('link', { name: paint });
    await small('Jodhpur Blue').first().click();
    await expect.element(screen.getByText('3 of 3').last()).toBeVisible();
    await screen
      .getByRole('button', { name: /^Previous/ })
      .first()
      .click();
    await expect.element(screen.getByText('2 of 3').last()).toBeVisible();
    await screen.getByRole('button', { name: 'Full screen' }).click();
    await expect.element(screen.getByRole('dialog').getByRole('img', { name: /in Stealth Black$/ })).toBeVisible();
  });

  it('shows the bike itself where paints have no pictures', async () => {
    const { screen } = await showGallery({ color_options: [{ name: 'Stealth Black', hex: null, image: null }] });
    await expect.element(screen.getByRole('img', { name: 'Royal Enfield Classic 350', exact: true })).toBeVisible();
    expect(screen.getByRole('img', { name: /in Stealth Black$/ }).query()).toBeNull();
    await expect
      .element(screen.getByRole('region', { name: 'Available Colors' }).getByText('Stealth Black'))
      .toBeVisible();
  });

  it('is known to the paints, which mark the one that it shows', async () => {
    await page.viewport(1280, 800);
    const { screen } = await showGallery();
    const paint = (name: string) => sectionOf(screen, 'Available Colors').getByRole('link', { name });
    await expect.element(paint('Redditch Red')).toHaveAttribute('aria-current', 'true');
    await expect.element(paint('Jodhpur Blue')).toHaveAttribute('aria-current', 'false');
    await screen.getByRole('link', { name: 'Jodhpur Blue' }).first().click();
    await expect.element(paint('Jodhpur Blue')).toHaveAttribute('aria-current', 'true');
    await expect.element(paint('Redditch Red')).toHaveAttribute('aria-current', 'false');
  });

  it('leaves out a picture that does not load', async () => {
    const [first, second] = buildBikeDetail().color_options;
    // The first picture loads eagerly; a browser may defer the others while they are out of sight.
    const { screen } = await showGallery({ color_options: [{ ...first!, image: 'data:image/png;base64,x' }, second!] });
    await expect.element(picture(screen, 'Stealth Black')).toBeVisible();
    await expect.element(picture(screen, 'Redditch Red')).not.toBeInTheDocument();
  });
});
