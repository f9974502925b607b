import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleBikes } from '../../testing.ts';
import { BikePicture } from './bike-picture.tsx';
import { standingBike } from './standing-bike.ts';

const { slug = '', image = null, drawing = null } = sampleBikes[0] ?? {};
const unknown = { seat_height: null, length: null, height: null, wheelbase: null, ground_clearance: null };
const tyres = { front_tyre_size: null, rear_tyre_size: null };

const meta = {
  title: 'Bikes/BikePicture',
  tags: ['autodocs'],
  component: BikePicture,
  parameters: {
    guide: {
      use: "A bike's drawing inside an SVG measured in mm, as RidersScene and overlays are.",
      avoid: 'In HTML: BikeDrawing.',
      states: 'Drawn; nothing without a picture.',
      keyboard: 'It takes no focus; name the SVG around it.',
    },
  },
  args: { bike: standingBike({ slug, image, drawing, body_style: 'cruiser', ...unknown, ...tyres }) },
  render: (args) => (
    <svg viewBox="-800 -1400 2800 1400" width="420" role="img" aria-label="Royal Enfield Classic 350">
      <BikePicture {...args} />
    </svg>
  ),
} satisfies Meta<typeof BikePicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {};
