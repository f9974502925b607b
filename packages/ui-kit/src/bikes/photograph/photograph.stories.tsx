import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { samplePhoto } from '../../testing.ts';
import { Photograph } from './photograph.tsx';

const meta = {
  title: 'Bikes/Photograph',
  tags: ['autodocs'],
  component: Photograph,
  parameters: {
    guide: {
      use: 'A photograph that the API serves in several widths and formats.',
      avoid: 'For a bike drawn to scale: BikeDrawing. For what a seller uploaded: UsedCard.',
      states: 'Loading lazily or at once; not loading, with something in its place or without.',
      keyboard: 'Nothing to press: its alternative text is read.',
    },
  },
  args: { photo: samplePhoto(), sizes: '400px', loading: 'eager' },
  decorators: [
    (Story) => (
      <div style={{ width: 400 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Photograph>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const image = canvas.getByRole('img', { name: 'A red motorcycle under a tree, from the left' });
    await expect(image).toHaveAttribute('srcset', expect.stringMatching(/-480\.jpg 480w,.*-1500\.jpg 1500w$/));
    const types = [...canvasElement.querySelectorAll('source')].map(({ type }) => type);
    await expect(types).toEqual(['image/avif', 'image/webp']);
  },
};

export const Failed: Story = {
  args: { photo: samplePhoto({ address: 'data:image/png;base64,broken#' }), fallback: <p>The drawing stands here</p> },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('The drawing stands here')).toBeVisible());
  },
};
