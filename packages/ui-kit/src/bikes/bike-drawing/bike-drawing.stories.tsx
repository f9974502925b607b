import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, waitFor } from 'storybook/test';
import { sampleBike } from '../../testing.ts';
import { BikeDrawing } from './bike-drawing.tsx';
import { showEach } from '../../testing/show-each.tsx';

const meta = {
  title: 'Bikes/BikeDrawing',
  tags: ['autodocs'],
  component: BikeDrawing,
  parameters: {
    guide: {
      use: 'A bike at the scale of the module that it stands in.',
      avoid: 'Cropped, stretched, or beside a bike of another scale.',
      states: 'Drawn, photographed in a reserved box, missing or failed with dotted wheels.',
      keyboard: 'It takes no focus; it is named after the bike.',
    },
  },
  args: { bike: sampleBike(), loading: 'eager' },
  decorators: [
    (Story) => (
      <div style={{ '--mm': '0.132px' } as CSSProperties}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BikeDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {};
export const States: Story = showEach(BikeDrawing, {
  'Picture without frame': { bike: sampleBike({ drawing: null }) },
  'No picture': { bike: sampleBike({ image_url: null }) },
});
export const BrokenPicture: Story = {
  args: { bike: sampleBike({ image_url: 'data:image/png;base64,broken' }) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Royal Enfield Classic 350' }).tagName).toBe('SPAN'));
  },
};
