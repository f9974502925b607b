import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleBikes } from '../testing.ts';
import { Gallery } from './gallery.tsx';

const slides = sampleBikes.slice(0, 5).map(({ id, name, brand, image }) => ({
  id: `${id}`,
  label: `${brand.name} ${name}`,
  content: <img src={image ?? ''} alt={`${brand.name} ${name}`} style={{ height: 420 }} />,
  thumbnail: <img src={image ?? ''} alt="" />,
}));

const meta = {
  title: 'Overlays/Gallery',
  tags: ['autodocs'],
  component: Gallery,
  parameters: {
    guide: {
      use: 'Several pictures of one thing, one large at a time.',
      avoid: 'For cards of different things: Carousel.',
      states: 'First picture, others with thumbnails, dots on a phone, full screen.',
      keyboard: 'Tab goes through thumbnails and buttons; the row of pictures scrolls with arrow keys.',
    },
  },
  args: { label: 'Bikes of this week', slides, caption: 'Illustration drawn from published dimensions, in mm' },
} satisfies Meta<typeof Gallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Single: Story = { args: { slides: slides.slice(0, 1) } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
