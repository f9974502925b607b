import { buildOwnUsedBike, ownListingApi, renderWithApi } from '@dopahiya/api-client/testing';
import { loadNumberReader } from '@dopahiya/domain/typed';
import { signIn, signOut } from '@dopahiya/visitor';
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { OwnListings } from './own-listings.tsx';

beforeAll(loadNumberReader);
beforeEach(() => signIn('asha'));
afterEach(() => signOut());

it('opens one part of a listing at a time, and closes it on a second press', async () => {
  const { handlers } = ownListingApi([buildOwnUsedBike({ images: [] })]);
  const { screen } = await renderWithApi(<OwnListings />, handlers, { at: '/profile' });
  const [edit, photos] = ['Edit', 'Photos'].map((part) =>
    screen.getByRole('button', { name: `${part}: Honda Activa, 2019`, exact: true }),
  );
  const [price, chooser] = [screen.getByLabelText('Expected price'), screen.getByLabelText('Choose photos')];
  await edit?.click();
  await expect.element(price).toBeVisible();
  await photos?.click();
  await expect.element(chooser).toBeInTheDocument();
  await expect.element(price).not.toBeInTheDocument();
  await expect.element(edit!).toHaveAttribute('aria-expanded', 'false');
  await photos?.click();
  await expect.element(chooser).not.toBeInTheDocument();
  await expect.element(photos!).toHaveAttribute('aria-expanded', 'false');
});

it('shows a listing as it was saved, once the form is gone', async () => {
  const { handlers } = ownListingApi([buildOwnUsedBike({ images: [] })]);
  const { screen } = await renderWithApi(<OwnListings />, handlers, { at: '/profile' });
  await screen.getByRole('button', { name: 'Edit: Honda Activa, 2019' }).click();
  await screen.getByRole('textbox', { name: 'Expected price' }).fill('41000');
  await screen.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(screen.getByLabelText('Expected price')).not.toBeInTheDocument();
  await expect.element(screen.getByText('₹41,000')).toBeVisible();
});

it('counts a photo as soon as it has arrived', async () => {
  const server: ReturnType<typeof ownListingApi> = ownListingApi([buildOwnUsedBike({ images: [], view_count: 12 })], {
    photo: () => {
      server.change(1, { images: [{ id: 101, address: '/media/listings/101.jpg', photo: null, is_drawing: false }] });
      return null;
    },
  });
  const { screen } = await renderWithApi(<OwnListings />, server.handlers, { at: '/profile' });
  await screen.getByRole('button', { name: 'Photos: Honda Activa, 2019' }).click();
  const canvas = new OffscreenCanvas(8, 6);
  canvas.getContext('2d')?.fillRect(0, 0, 4, 6);
  const file = new File([await canvas.convertToBlob()], 'left.png', { type: 'image/png' });
  await userEvent.upload(screen.getByLabelText('Choose photos'), file);
  await expect.element(screen.getByText('12 views · 1 photo', { exact: true })).toBeVisible();
});
