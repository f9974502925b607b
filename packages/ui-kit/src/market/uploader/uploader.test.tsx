import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { type UploadedPhoto, Uploader } from './uploader.tsx';

const src = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>')}`;
const photo = (name: string, rest: Partial<UploadedPhoto> = {}): UploadedPhoto => ({
  id: name,
  src,
  name,
  state: 'picked',
  ...rest,
});
const three = [photo('left'), photo('front'), photo('rear')];

function Photos({
  start = three,
  onAdd = vi.fn(),
  onRetry = vi.fn(),
}: {
  start?: UploadedPhoto[];
  onAdd?: (files: readonly File[]) => void;
  onRetry?: (id: string) => void;
}) {
  const [photos, setPhotos] = useState(start);
  const move = (id: string, index: number) => {
    const moved = photos.find((each) => each.id === id);
    if (moved) setPhotos(photos.filter((each) => each !== moved).toSpliced(index, 0, moved));
  };
  return (
    <Uploader
      photos={photos}
      onAdd={onAdd}
      onRetry={onRetry}
      onMove={move}
      onRemove={(id) => setPhotos(photos.filter((each) => each.id !== id))}
    />
  );
}

const slots = [
  { id: 'front', label: 'Front', drawing: <svg data-testid="drawn-front" width="40" height="30" /> },
  { id: 'odometer', label: 'Odometer', drawing: null },
];

function Slots() {
  const [photos, setPhotos] = useState<UploadedPhoto[]>([]);
  return (
    <Uploader
      photos={photos}
      slots={slots}
      notice="No papers"
      onAdd={(_, slot = 'more') =>
        setPhotos([...photos, photo(slot, { slot })].toSorted((a, b) => a.name.localeCompare(b.name)))
      }
      onMove={vi.fn()}
      onRemove={(id) => setPhotos(photos.filter((each) => each.id !== id))}
    />
  );
}

const names = () =>
  page
    .getByRole('img')
    .elements()
    .map((image) => image.getAttribute('alt'));

describe('<Uploader />', () => {
  it('names the first the cover and numbers all', async () => {
    const screen = await render(<Photos />);
    expect(names()).toEqual(['1 of 3: left', '2 of 3: front', '3 of 3: rear']);
    await expect.element(screen.getByRole('listitem').first().getByText('Cover')).toBeVisible();
    await expect.element(screen.getByRole('group', { name: 'Photos (3 of 12)' })).toBeVisible();
    await expect.element(screen.getByText('The first photo is the cover')).toBeVisible();
  });

  it('orders by the keyboard alone, keeps the focus on what moves and says where it went', async () => {
    const screen = await render(<Photos />);
    const button = screen.getByRole('button', { name: 'Move rear earlier' });
    button.element().focus();
    await userEvent.keyboard('{Enter}');
    expect(names()).toEqual(['1 of 3: left', '2 of 3: rear', '3 of 3: front']);
    await expect.element(button).toHaveFocus();
    await expect.element(screen.getByRole('status')).toHaveTextContent('rear is now photo 2 of 3.');
    await userEvent.keyboard('{Enter}');
    expect(names()[0]).toBe('1 of 3: rear');
    await expect.element(screen.getByRole('button', { name: 'Move rear later' })).toHaveFocus();
  });

  it('orders by dragging', async () => {
    const screen = await render(<Photos />);
    await userEvent.dragAndDrop(screen.getByRole('img', { name: /left/ }), screen.getByRole('img', { name: /rear/ }));
    expect(names()).toEqual(['1 of 3: front', '2 of 3: rear', '3 of 3: left']);
    await expect.element(screen.getByRole('status')).toHaveTextContent('left is now photo 3 of 3.');
  });

  it('takes one away and moves the focus to its neighbour, at last to adding', async () => {
    const screen = await render(<Photos start={three.slice(0, 2)} />);
    await screen.getByRole('button', { name: 'Remove left' }).click();
    await expect.element(screen.getByRole('button', { name: 'Remove front' })).toHaveFocus();
    await expect.element(screen.getByRole('status')).toHaveTextContent('left removed.');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByLabelText('Choose photos')).toHaveFocus();
  });

  it('asks for the photos of its slots, in their order, until each is there', async () => {
    const screen = await render(<Slots />);
    const tiles = () =>
      screen
        .getByRole('listitem')
        .elements()
        .map((tile) => tile.querySelector('img')?.alt ?? tile.textContent);
    expect(tiles()).toEqual(['Front', 'Odometer', 'No papers', 'More photos']);
    await expect.element(screen.getByTestId('drawn-front')).toBeVisible();
    const odometer = screen.getByLabelText('Odometer');
    await expect.element(odometer).not.toHaveAttribute('multiple');
    await userEvent.upload(odometer, new File(['a'], 'a.jpg', { type: 'image/jpeg' }));
    expect(tiles()).toEqual(['Front', '1 of 1: odometer', 'No papers', 'More photos']);
    await expect.element(screen.getByLabelText('More photos')).toHaveFocus();
    await userEvent.upload(screen.getByLabelText('Front'), new File(['b'], 'b.jpg', { type: 'image/jpeg' }));
    expect(tiles()).toEqual(['1 of 2: front', '2 of 2: odometer', 'No papers', 'More photos']);
    await screen.getByRole('button', { name: 'Remove front' }).click();
    expect(tiles()[0]).toBe('Front');
  });

  it('takes as many files as fit and says how many it left out', async () => {
    const handleAdd = vi.fn();
    const ten = Array.from({ length: 10 }, (_, index) => photo(`photo ${index}`));
    const screen = await render(<Photos start={ten} onAdd={handleAdd} />);
    const files = ['a', 'b', 'c'].map((name) => new File([name], `${name}.jpg`, { type: 'image/jpeg' }));
    await userEvent.upload(screen.getByLabelText('Add a photo'), files);
    expect(handleAdd.mock.calls[0]?.[0]).toHaveLength(2);
    await expect.element(screen.getByRole('status')).toHaveTextContent('You can add up to 12 photos. We left out 1.');
  });

  it('offers no more when it is full', async () => {
    const screen = await render(<Photos start={Array.from({ length: 12 }, (_, index) => photo(`photo ${index}`))} />);
    await expect.element(screen.getByLabelText('Add a photo')).not.toBeInTheDocument();
    await expect.element(screen.getByLabelText('Choose photos')).not.toBeInTheDocument();
  });

  it('opens the camera of a phone', async () => {
    const screen = await render(<Photos start={[]} />);
    const camera = screen.getByLabelText('Take a photo');
    await expect.element(camera).toHaveAttribute('capture', 'environment');
    await expect.element(screen.getByLabelText('Choose photos')).not.toHaveAttribute('capture');
  });

  it('takes what is dropped anywhere in it', async () => {
    const handleAdd = vi.fn();
    const screen = await render(<Photos onAdd={handleAdd} />);
    const data = new DataTransfer();
    data.items.add(new File(['a'], 'a.jpg', { type: 'image/jpeg' }));
    const drop = new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
    screen.getByRole('img', { name: /front/ }).element().dispatchEvent(drop);
    await expect.poll(() => handleAdd.mock.calls[0]?.[0]).toHaveLength(1);
    expect(drop.defaultPrevented).toBe(true);
  });

  it('shows how far each has come and what went wrong, with the way to try again', async () => {
    const handleRetry = vi.fn();
    const states: UploadedPhoto[] = [
      photo('left', { state: 'sending', progress: 62 }),
      photo('front', { state: 'waiting' }),
      photo('rear', { state: 'failed', reason: 'Image upload failed: 413' }),
      photo('seat', { state: 'sent' }),
    ];
    const screen = await render(<Photos start={states} onRetry={handleRetry} />);
    await expect.element(screen.getByRole('progressbar', { name: 'Uploading left' })).toHaveAttribute('value', '62');
    await expect.element(screen.getByText('Uploading, 62%')).toBeVisible();
    await expect.element(screen.getByText('Waiting')).toBeVisible();
    await expect.element(screen.getByRole('alert')).toHaveTextContent('Image upload failed: 413');
    await screen.getByRole('button', { name: 'Retry rear' }).click();
    expect(handleRetry).toHaveBeenCalledWith('rear');
  });

  it('names a photo that this browser cannot show', async () => {
    const screen = await render(<Photos start={[photo('left', { src: null })]} />);
    await expect.element(screen.getByText('1 of 1: left')).toBeVisible();
  });
});
