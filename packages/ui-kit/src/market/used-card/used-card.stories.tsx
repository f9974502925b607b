import type { Meta, StoryObj } from '@storybook/react-vite';
import { BikeDrawing } from '../../bikes/bike-drawing/bike-drawing.tsx';
import { sampleBike } from '../../testing.ts';
import { DealLabel } from '../deal-label/deal-label.tsx';
import { UsedCard } from './used-card.tsx';
import { showEach } from '../../testing/show-each.tsx';

const drawn = sampleBike();

const meta = {
  title: 'Bikes/UsedCard',
  tags: ['autodocs'],
  component: UsedCard,
  parameters: {
    guide: {
      use: 'A bike that somebody sells, with photo, year, kilometres and place.',
      avoid: 'For a new bike: BikeCard.',
      states: 'Verified, pending, a sample, without photo, with a broken photo, little known, with how its price lies.',
      keyboard: 'Tab reaches its one link, Enter follows it.',
    },
  },
  args: {
    to: '/used-bikes/1',
    bike: {
      brand: 'Royal Enfield',
      name: 'Classic 350',
      price: 142000,
      year: 2021,
      kilometres: 18400,
      owner: '1st owner',
      place: 'Delhi',
      photo: drawn.image,
      photos: 8,
      status: 'verified',
    },
  },
  decorators: [(story) => <div style={{ maxWidth: 410 }}>{story()}</div>],
} satisfies Meta<typeof UsedCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = showEach(UsedCard, {
  Pending: { bike: { ...meta.args.bike, status: 'pending' } },
  Sample: { bike: { ...meta.args.bike, status: 'sample' } },
  Illustrated: { bike: { ...meta.args.bike, photo: null, photos: 0 }, drawing: <BikeDrawing bike={drawn} alt="" /> },
  'Broken photo': { bike: { ...meta.args.bike, photo: 'data:image/png;base64,none' } },
  'With deal': {
    deal: (
      <DealLabel grade="good" size="s">
        Good price, by ₹3,200
      </DealLabel>
    ),
  },
  'Long text': {
    bike: { ...meta.args.bike, name: 'Himalayan 450 Kaza Brown with panniers', place: 'Thiruvananthapuram' },
  },
  'Little known': { bike: { ...meta.args.bike, price: null, year: null, owner: null, place: null } },
});
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
