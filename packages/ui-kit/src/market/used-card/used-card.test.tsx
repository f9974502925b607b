import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { UsedCard, type UsedBike } from './used-card.tsx';

const photo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>')}`;
const bike: UsedBike = {
  brand: 'Royal Enfield',
  name: 'Signals 350',
  price: 142000,
  year: 2021,
  kilometres: 18400,
  owner: '1st owner',
  place: 'Delhi',
  photo,
  photos: 8,
  status: 'verified',
};

const show = (facts: Partial<UsedBike> = {}, rest = {}) =>
  render(<UsedCard bike={{ ...bike, ...facts }} to="/used-bikes/1" {...rest} />, { wrapper: MemoryRouter });

describe('<UsedCard />', () => {
  it('leads to the bike and tells what a buyer asks first', async () => {
    const screen = await show();
    await expect.element(screen.getByRole('link', { name: 'Signals 350' })).toHaveAttribute('href', '/used-bikes/1');
    await expect.element(screen.getByText('₹1,42,000')).toBeVisible();
    await expect.element(screen.getByText('2021 · 18,400 km · 1st owner')).toBeVisible();
    await expect.element(screen.getByText('Delhi')).toBeVisible();
    await expect.element(screen.getByText('Verified')).toBeVisible();
    await expect.element(screen.getByText('8 photos')).toBeInTheDocument();
  });

  it('says what its seller did not', async () => {
    const unknown = { year: null, kilometres: null, owner: null, place: null, price: null };
    const screen = await show({ ...unknown, status: 'pending' });
    await expect.element(screen.getByText('Year not specified · Mileage not specified', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('Location not specified')).toBeVisible();
    await expect.element(screen.getByText('Price not available')).toBeVisible();
    await expect.element(screen.getByText('Pending')).toBeVisible();
  });

  it('says that a bike was not ridden yet', async () => {
    const screen = await show({ kilometres: 0 });
    await expect.element(screen.getByText('2021 · 0 km · 1st owner')).toBeVisible();
  });

  it('says that a sample is one, and that nobody has verified it', async () => {
    const screen = await show({ status: 'sample' });
    await expect.element(screen.getByText('Sample')).toBeVisible();
    await expect.element(screen.getByText('Verified')).not.toBeInTheDocument();
  });

  it('says how its price lies where that is told', async () => {
    const screen = await show({}, { deal: <p>Fair price</p> });
    await expect.element(screen.getByText('Fair price')).toBeVisible();
  });

  it('shows a drawing for a missing photo and says what it is', async () => {
    const screen = await show({ photo: null, photos: 0 }, { drawing: <span>Drawing</span> });
    await expect.element(screen.getByText('Drawing', { exact: true })).toBeVisible();
    await expect.element(screen.getByText('Illustration')).toBeVisible();
    await expect.element(screen.getByText('0 photos')).not.toBeInTheDocument();
  });

  it('shows dotted wheels for a photo that does not load', async () => {
    const screen = await show({ photo: 'data:image/png;base64,none' });
    await expect.poll(() => screen.container.querySelector('img')).toBeNull();
    expect(screen.container.querySelector('article svg')).not.toBeNull();
  });

  it('notices a photo that failed before the page came to life', async () => {
    const card = (
      <MemoryRouter>
        <UsedCard bike={{ ...bike, photo: 'data:image/png;base64,none' }} to="/" loading="eager" />
      </MemoryRouter>
    );
    const host = document.body.appendChild(document.createElement('div'));
    host.innerHTML = renderToString(card);
    await expect.poll(() => host.querySelector('img')?.complete).toBe(true);
    const root = hydrateRoot(host, card);
    await expect.poll(() => host.querySelector('img')).toBeNull();
    root.unmount();
    host.remove();
  });

  it('keeps the same frame with and without a photo', async () => {
    const screen = await show();
    const height = () => screen.getByRole('article').element().firstElementChild?.getBoundingClientRect().height;
    const withPhoto = height();
    await screen.rerender(<UsedCard bike={{ ...bike, photo: null }} to="/" />);
    expect(height()).toBe(withPhoto);
  });
});
