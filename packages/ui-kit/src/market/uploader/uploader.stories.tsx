import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { sampleBikes } from '../../testing.ts';
import { Uploader } from './uploader.tsx';
import { showEach } from '../../testing/show-each.tsx';

const photos = sampleBikes.slice(0, 5).map(({ id, name, image }) => ({
  id: `${id}`,
  src: image ?? '',
  name: `${name}.jpg`,
  state: 'picked' as const,
}));
const [first, second, third, fourth] = photos;

const meta = {
  title: 'Fields/Uploader',
  tags: ['autodocs'],
  component: Uploader,
  parameters: {
    guide: {
      use: 'Photos of a listing, up to twelve; the first is the cover.',
      avoid: 'For a single document: a file field.',
      states: 'Empty, with photos sent, uploading, waiting and failed, full.',
      keyboard: 'Tab goes through the buttons of each photo; Enter and Space move a photo on or back, or remove it.',
    },
  },
  args: { photos, onAdd: fn(), onRemove: fn(), onMove: fn() },
} satisfies Meta<typeof Uploader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = showEach(Uploader, {
  Empty: { photos: [] },
  'On the way': {
    photos:
      first && second && third && fourth
        ? [
            { ...first, state: 'sent' },
            { ...second, state: 'sending', progress: 62 },
            { ...third, state: 'failed', reason: 'Image upload failed: 413' },
            { ...fourth, state: 'waiting' },
          ]
        : [],
    onRetry: fn(),
  },
  Unseen: { photos: first ? [{ ...first, src: null }] : [] },
  Full: { photos: Array.from({ length: 12 }, (_, index) => ({ ...photos[index % 5]!, id: `${index}` })) },
});
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
