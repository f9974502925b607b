import { paths } from '@dopahiya/domain/site';
import { renderWithApi } from '@dopahiya/api-client/testing';
import { insertPageStyle } from '@dopahiya/ui-kit/testing';
import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { bikeListHandlers, buildBikeCard, buildLineUp } from '../testing.ts';
import { bestBikesHead } from './best-bikes.page.ts';
import { BestBikesPage } from './best-bikes-page.tsx';

insertPageStyle();

const { answers, fails, replies, waits } = bikeListHandlers;

describe('<BestBikesPage />', () => {
  it('shows the bikes in the order of the API', async () => {
    const { screen } = await renderWithApi(<BestBikesPage />, [answers('best', buildLineUp(3))]);
    await expect.element(screen.getByRole('heading', { level: 1, name: 'Best Bikes' })).toBeVisible();
    await expect.element(screen.getByRole('article').nth(2)).toBeVisible();
    const names = screen.getByRole('heading', { level: 3 }).elements();
    expect(names.map(({ textContent }) => textContent)).toEqual(['Classic 350', 'Activa 6G', 'R15 V4']);
    await expect.element(screen.getByText(/^EMI from ₹/).first()).toBeVisible();
  });

  it('says what best means, and unfolds and folds the rest of it', async () => {
    const { screen } = await renderWithApi(<BestBikesPage />, [answers('best')]);
    await expect.element(screen.getByText(/^The best-selling bike or scooter in each body style/)).toBeVisible();
    await screen.getByRole('button', { name: 'Read More', expanded: false }).click();
    await expect.element(screen.getByText(/All bikes are drawn to one scale\.$/)).toBeVisible();
    await screen.getByRole('button', { name: 'Read Less', expanded: true }).click();
    await expect.element(screen.getByRole('button', { name: 'Read More' })).toBeVisible();
  });

  it('keeps the room of six bikes while they load', async () => {
    const { screen } = await renderWithApi(<BestBikesPage />, [waits('best')]);
    await expect.element(screen.getByText('Loading bikes')).toBeInTheDocument();
    expect(screen.getByRole('listitem', { includeHidden: true }).elements()).toHaveLength(6);
  });

  it('says so when there are none', async () => {
    const { screen } = await renderWithApi(<BestBikesPage />, [answers('best', [])]);
    await expect.element(screen.getByText('No best bikes found')).toBeVisible();
    await expect.element(screen.getByText('Check back later for new models')).toBeVisible();
  });

  it('shows what the server said, and tries again', async () => {
    const turns = [{ status: 404, detail: 'No list today.' }, { bikes: [buildBikeCard()] }];
    const handler = replies('best', () => turns.shift() ?? {});
    const { screen } = await renderWithApi(<BestBikesPage />, [handler]);
    const alert = screen.getByRole('alert');
    await expect.element(alert.getByText('Error loading best bikes')).toBeVisible();
    await expect.element(alert.getByText('No list today.')).toBeVisible();
    await alert.getByRole('button', { name: 'Try Again' }).click();
    await expect.element(screen.getByRole('heading', { name: 'Classic 350' })).toBeVisible();
  });

  it('names the status when the server says nothing else', async () => {
    const { screen } = await renderWithApi(<BestBikesPage />, [fails('best', 500)]);
    await expect.element(screen.getByRole('alert').getByText('Request failed with status 500')).toBeVisible();
  });

  it('asks once: coming back asks nobody', async () => {
    const { screen, asked, router } = await renderWithApi(<BestBikesPage />, [answers('best')]);
    await screen.getByRole('link', { name: 'View Details for Royal Enfield Classic 350' }).click();
    expect(router.state.location.pathname).toBe('/royal-enfield/classic-350');
    await router.navigate(-1);
    await expect.element(screen.getByRole('heading', { name: 'Classic 350', exact: true })).toBeVisible();
    expect(asked).toEqual(['/api/bikes/best/']);
  });

  it('unfolds and folds the highlights of a bike', async () => {
    const { screen } = await renderWithApi(<BestBikesPage />, [answers('best', [buildBikeCard()])]);
    const highlight = screen.getByText('Dual-channel ABS');
    await expect.element(highlight).not.toBeVisible();
    await screen.getByText(/Key highlights/).click();
    await expect.element(highlight).toBeVisible();
    await screen.getByText(/Key highlights/).click();
    await expect.element(highlight).not.toBeVisible();
  });

  it('goes back to the page before, and home without a script', async () => {
    const { screen, router } = await renderWithApi(<BestBikesPage />, [answers('best')]);
    const back = screen.getByRole('link', { name: 'Back' });
    await expect.element(back).toHaveAttribute('href', paths.home);
    await back.click();
    await expect.poll(() => router.state.location.pathname).toBe('/from');
  });
});

describe('the enlarged picture', () => {
  const open = async () => {
    const { screen } = await renderWithApi(<BestBikesPage />, [answers('best', [buildBikeCard()])]);
    const button = screen.getByRole('button', { name: 'Enlarge Royal Enfield Classic 350' });
    await button.click();
    return { screen, button, dialog: screen.getByRole('dialog', { name: 'Royal Enfield Classic 350' }) };
  };

  it('fills the screen and closes by its button, which gives the focus back', async () => {
    const { dialog, button } = await open();
    await expect.element(dialog).toBeVisible();
    const { width, height } = dialog.element().getBoundingClientRect();
    expect([width, height]).toEqual([document.documentElement.clientWidth, innerHeight]);
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
  });

  it('closes by Escape', async () => {
    const { dialog } = await open();
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('is as large as the screen allows, and no larger', async () => {
    const { dialog } = await open();
    await expect.element(dialog).toBeVisible();
    const box = dialog.getByRole('img', { name: 'Royal Enfield Classic 350' }).element().getBoundingClientRect();
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.right).toBeLessThanOrEqual(document.documentElement.clientWidth);
    expect(box.bottom).toBeLessThanOrEqual(innerHeight);
    expect(box.width / document.documentElement.clientWidth).toBeGreaterThan(0.5);
  });
});

describe('bestBikesHead', () => {
  it('names the page and its canonical address', () => {
    expect(bestBikesHead()).toMatchObject({
      title: 'Best bikes and scooters in India | Dopahiya',
      path: '/best-bikes',
    });
  });
});
