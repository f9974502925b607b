import { MemoryRouter, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Locator, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MegaMenu, type MenuGroup } from './mega-menu.tsx';

const groups: MenuGroup[] = [
  {
    label: 'Bikes',
    isActive: true,
    aside: <a href="/honda/activa">Activa</a>,
    items: [
      { label: 'New Bikes', to: '/new-bikes', hint: 'Just launched' },
      {
        label: 'Compare Bikes',
        to: '/compare-bike',
        hint: 'Two at one scale',
        state: { source: 'bikes' },
        isCurrent: true,
      },
      { label: 'Showrooms', to: '/dealership', hint: 'Near you' },
    ],
  },
  { label: 'Electric', items: [{ label: 'Electric Scooters', to: '/electric-scooters', hint: 'Range and price' }] },
  { label: 'News & Reviews', to: '/bike-news' },
];

function Place() {
  const { pathname, state } = useLocation();
  return <p>{`at ${pathname} with ${JSON.stringify(state)}`}</p>;
}

const show = () =>
  render(
    <>
      <MegaMenu label="Main" groups={groups} />
      <Place />
    </>,
    { wrapper: MemoryRouter },
  );

/** Presses without a mouse, which would open the panel by hovering. */
const press = (button: Locator) => (button.element() as HTMLElement).click();

beforeEach(() => page.viewport(1440, 900));
afterEach(() => userEvent.unhover(document.body));

describe('<MegaMenu />', () => {
  it('opens one panel at a time on a press, and closes it on the next', async () => {
    const screen = await show();
    const bikes = screen.getByRole('button', { name: 'Bikes' });
    press(bikes);
    await expect.element(screen.getByRole('link', { name: 'New Bikes Just launched' })).toBeVisible();
    press(screen.getByRole('button', { name: 'Electric' }));
    await expect.element(screen.getByRole('link', { name: /^Electric Scooters/ })).toBeVisible();
    expect(screen.getByRole('link', { name: /^New Bikes/ }).query()).toBeNull();
    press(screen.getByRole('button', { name: 'Electric' }));
    await expect.poll(() => screen.getByRole('link', { name: /^Electric Scooters/ }).query()).toBeNull();
  });

  it('opens for a mouse that rests, whose press then keeps it open, and closes behind it', async () => {
    const screen = await show();
    await screen.getByRole('button', { name: 'Bikes' }).hover();
    await expect.element(screen.getByRole('link', { name: /^New Bikes/ })).toBeVisible();
    await screen.getByRole('button', { name: 'Bikes' }).click();
    await expect.element(screen.getByRole('link', { name: /^New Bikes/ })).toBeVisible();
    await screen.getByText(/^at /).hover();
    await expect.poll(() => screen.getByRole('link', { name: /^New Bikes/ }).query()).toBeNull();
  });

  it('opens at a press of a finger, and not as if a mouse rested there', async () => {
    const screen = await show();
    const bikes = screen.getByRole('button', { name: 'Bikes' });
    const touch = { pointerType: 'touch', bubbles: true };
    bikes.element().dispatchEvent(new PointerEvent('pointerover', touch));
    press(bikes);
    await expect.element(screen.getByRole('link', { name: /^New Bikes/ })).toBeVisible();
    bikes.element().dispatchEvent(new PointerEvent('pointerout', { ...touch, relatedTarget: document.body }));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect.element(screen.getByRole('link', { name: /^New Bikes/ })).toBeVisible();
  });

  it('is walked with the arrow keys; Escape closes and gives the focus back', async () => {
    const screen = await show();
    const bikes = screen.getByRole('button', { name: 'Bikes' });
    bikes.element().focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByRole('link', { name: /^New Bikes/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(screen.getByRole('link', { name: /^Compare Bikes/ })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(screen.getByRole('link', { name: 'Activa' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(screen.getByRole('link', { name: /^Showrooms/ })).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowUp}');
    await expect.element(screen.getByRole('link', { name: /^New Bikes/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(bikes).toHaveFocus();
    await expect.poll(() => screen.getByRole('link', { name: /^New Bikes/ }).query()).toBeNull();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(screen.getByRole('button', { name: 'Electric' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect.element(screen.getByRole('link', { name: 'News & Reviews' })).toHaveFocus();
  });

  it('closes a panel when the focus walks out of it', async () => {
    const screen = await show();
    screen.getByRole('button', { name: 'Electric' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect.element(screen.getByRole('link', { name: /^Electric Scooters/ })).toHaveFocus();
    await userEvent.tab();
    await expect.element(screen.getByRole('link', { name: 'News & Reviews' })).toHaveFocus();
    await expect.poll(() => screen.getByRole('link', { name: /^Electric Scooters/ }).query()).toBeNull();
  });

  it('goes where an entry leads, with its state, and closes', async () => {
    const screen = await show();
    press(screen.getByRole('button', { name: 'Bikes' }));
    await screen.getByRole('link', { name: /^Compare Bikes/ }).click();
    await expect.element(screen.getByText('at /compare-bike with {"source":"bikes"}')).toBeVisible();
    await expect.poll(() => screen.getByRole('link', { name: /^Compare Bikes/ }).query()).toBeNull();
  });

  it('marks the group and the entry of the page that is shown', async () => {
    const screen = await show();
    press(screen.getByRole('button', { name: 'Bikes' }));
    await expect.element(screen.getByRole('link', { name: /^Compare Bikes/ })).toHaveAttribute('aria-current', 'page');
    await expect.element(screen.getByRole('link', { name: /^New Bikes/ })).not.toHaveAttribute('aria-current');
    const foot = (name: string) => getComputedStyle(screen.getByRole('button', { name }).element(), '::after').content;
    expect(foot('Bikes')).toBe('""');
    expect(foot('Electric')).toBe('none');
  });

  it('renders what stands beside the entries of a group with its open panel on a wide screen only', async () => {
    const screen = await show();
    const aside = screen.getByRole('link', { name: 'Activa' });
    expect(aside.query()).toBeNull();
    press(screen.getByRole('button', { name: 'Electric' }));
    await expect.element(screen.getByRole('link', { name: /^Electric Scooters/ })).toBeVisible();
    expect(aside.query()).toBeNull();
    press(screen.getByRole('button', { name: 'Bikes' }));
    await expect.element(aside).toBeVisible();
    press(screen.getByRole('button', { name: 'Bikes' }));
    await page.viewport(390, 800);
    press(screen.getByRole('button', { name: 'Bikes' }));
    await expect.element(screen.getByRole('link', { name: /^New Bikes/ })).toBeVisible();
    expect(aside.query()).toBeNull();
  });
});
