import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { PhotoPicker } from './photo-picker.tsx';
import type { PickedPhoto } from './shrink-photo.ts';
import type { PhotoState } from './photo-sender.ts';
import type { PhotoSending } from './use-photo-sending.ts';

/** Creates a photo in one colour. */
async function paint(name: string, colour: string): Promise<PickedPhoto> {
  const canvas = new OffscreenCanvas(160, 120);
  const context = canvas.getContext('2d');
  if (context) context.fillStyle = colour;
  context?.fillRect(0, 0, 160, 120);
  return { key: name, name, blob: await canvas.convertToBlob() };
}

const colours = { 'left.jpg': 'firebrick', 'front.jpg': 'slategray', 'rear.jpg': 'steelblue', 'seat.jpg': 'dimgray' };
const states: Record<string, PhotoState> = {
  'left.jpg': { state: 'sent' },
  'front.jpg': { state: 'sending', share: 0.62 },
  'rear.jpg': { state: 'failed', reason: 'Image upload failed: 413' },
  'seat.jpg': { state: 'waiting' },
};
const sending: PhotoSending = {
  send: fn(),
  stateOf: (key) => states[key],
  retry: fn(),
  remove: fn(),
  move: fn(),
};

const meta = {
  component: PhotoPicker,
  args: { photos: [], onChange: fn() },
  loaders: [
    async () => ({ painted: await Promise.all(Object.entries(colours).map(([name, colour]) => paint(name, colour))) }),
  ],
  render: function Picking(args, { loaded }) {
    const [photos, setPhotos] = useState<readonly PickedPhoto[]>((loaded as { painted: PickedPhoto[] }).painted);
    return <PhotoPicker {...args} photos={photos} onChange={setPhotos} />;
  },
} satisfies Meta<typeof PhotoPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Picked: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '1 of 4: left.jpg' })).toBeVisible();
    await expect(canvas.getByText('The first photo is the cover')).toBeVisible();
  },
};
export const OnTheWay: Story = {
  args: { sending },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Uploading, 62%')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry rear.jpg' })).toBeVisible();
  },
};
