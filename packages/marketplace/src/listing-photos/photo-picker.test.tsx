import { ownListingApi, renderWithApi } from '@dopahiya/api-client/testing';
import { clear, createStore } from 'idb-keyval';
import { HttpResponse } from 'msw';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { PhotoPicker } from './photo-picker.tsx';
import type { PickedPhoto } from './shrink-photo.ts';
import { usePhotoSending } from './use-photo-sending.ts';

const file = async (name: string): Promise<File> => {
  const canvas = new OffscreenCanvas(8, 6);
  canvas.getContext('2d')?.fillRect(0, 0, 4, 6);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
};
const files = (...names: string[]) => Promise.all(names.map(file));

function Picking() {
  const [photos, setPhotos] = useState<readonly PickedPhoto[]>([]);
  const sending = usePhotoSending();
  return (
    <>
      <PhotoPicker photos={photos} onChange={setPhotos} sending={sending} />
      <button type="button" onClick={() => void sending.send(7, photos)}>
        Send
      </button>
    </>
  );
}

async function open(refusals: Parameters<typeof ownListingApi>[1] = {}) {
  const server = ownListingApi(undefined, refusals);
  const { screen } = await renderWithApi(<Picking />, server.handlers);
  const names = () => [...screen.container.querySelectorAll('img')].map(({ alt }) => alt);
  const pick = async (...picked: string[]) =>
    userEvent.upload(screen.getByLabelText('Choose photos'), await files(...picked));
  return { ...server, screen, names, pick };
}

beforeEach(() => clear(createStore('dopahiya-photos', 'unsent')));

describe('<PhotoPicker />', () => {
  it('shows what was picked at once, without an address that pages do not allow', async () => {
    const { screen, names, pick } = await open();
    await pick('left.png', 'front.png');
    await expect.poll(names).toEqual(['1 of 2: left.png', '2 of 2: front.png']);
    const [image] = screen.container.querySelectorAll('img');
    expect(image?.src).toMatch(/^data:image\/jpeg/);
  });

  it('says which photos are less than 800 pixels wide, and takes them', async () => {
    const { screen, names } = await open();
    const canvas = new OffscreenCanvas(800, 6);
    canvas.getContext('2d')?.fillRect(0, 0, 4, 6);
    const wide = new File([await canvas.convertToBlob()], 'wide.png', { type: 'image/png' });
    await userEvent.upload(screen.getByLabelText('Choose photos'), [...(await files('left.png')), wide]);
    await expect
      .element(screen.getByText(/^Less than 800 pixels wide: left\.png\. Choose a sharper photo/))
      .toBeVisible();
    await expect.poll(names).toHaveLength(2);
  });

  it('keeps the photos of its slots in front of the others, whatever was picked first', async () => {
    const { screen, names, pick, photos } = await open();
    await pick('chain.png');
    await userEvent.upload(screen.getByLabelText('Odometer'), await files('IMG_2.png'));
    await expect.poll(names).toHaveLength(2);
    await userEvent.upload(screen.getByLabelText('Left side'), await files('IMG_1.png'));
    await expect.poll(names).toEqual(['1 of 3: Left side', '2 of 3: Odometer', '3 of 3: chain.png']);
    await screen.getByRole('button', { name: 'Move Odometer earlier' }).click();
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => photos).toHaveLength(3);
    expect(Object.fromEntries(photos.map(({ name, position }) => [name, position]))).toEqual({
      'IMG_2.png': 0,
      'IMG_1.png': 1,
      'chain.png': 2,
    });
  });

  it('asks for no photo of the papers', async () => {
    const { screen } = await open();
    await expect.element(screen.getByText('Papers', { exact: true })).toBeVisible();
    await expect.element(screen.getByText(/^Don’t add them: photos are public\./)).toBeVisible();
    await expect.element(screen.getByLabelText('Papers')).not.toBeInTheDocument();
  });

  it('takes twelve, and says how many it left out', async () => {
    const { screen, pick } = await open();
    await pick(...Array.from({ length: 14 }, (_, index) => `${index}.png`));
    await expect.element(screen.getByText('You can add up to 12 photos. We left out 2.')).toBeVisible();
    await expect.element(screen.getByRole('group', { name: 'Photos (12 of 12)' })).toBeVisible();
  });

  it('says of each file why it was not taken, and takes the others', async () => {
    const { screen, names } = await open();
    const data = new DataTransfer();
    data.items.add(new File(['words'], 'bill.pdf', { type: 'application/pdf' }));
    for (const each of await files('left.png')) data.items.add(each);
    const drop = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
    screen.getByRole('group').element().dispatchEvent(drop);
    await expect.element(screen.getByText('bill.pdf isn’t an image. Choose a photo.')).toBeVisible();
    await expect.poll(names).toEqual(['1 of 1: left.png']);
  });

  it('sends them in the order that the seller gave them', async () => {
    const { screen, pick, photos } = await open();
    await pick('left.png', 'front.png', 'rear.png');
    await screen.getByRole('button', { name: 'Move rear.png earlier' }).click();
    await screen.getByRole('button', { name: 'Remove left.png' }).click();
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.poll(() => photos).toHaveLength(2);
    expect(Object.fromEntries(photos.map(({ name, position }) => [name, position]))).toEqual({
      'rear.png': 0,
      'front.png': 1,
    });
  });

  it('says why one did not arrive, and sends it again', async () => {
    const tooLarge = () => HttpResponse.json({ detail: 'Send a smaller one.' }, { status: 413 });
    const { screen, pick, photos } = await open({ photo: (_, attempt) => (attempt === 1 ? tooLarge() : null) });
    await pick('left.png');
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByText('Send a smaller one.')).toBeVisible();
    await screen.getByRole('button', { name: 'Retry left.png' }).click();
    await expect.poll(() => photos).toHaveLength(1);
    await expect.element(screen.getByText('Send a smaller one.')).not.toBeInTheDocument();
  });

  it('shows the one on its way and the one that waits', async () => {
    const { screen, pick } = await open({ photo: () => new Promise(() => undefined) });
    await pick('left.png', 'front.png', 'rear.png');
    await screen.getByRole('button', { name: 'Send' }).click();
    await expect.element(screen.getByText('Uploading, 0%').first()).toBeVisible();
    await expect.element(screen.getByText('Waiting')).toBeVisible();
  });
});
