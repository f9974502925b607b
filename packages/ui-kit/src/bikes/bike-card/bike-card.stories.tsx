import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, fn } from 'storybook/test';
import { sampleBike, samplePhoto } from '../../testing.ts';
import { Button } from '../../button/button.tsx';
import { BikeRow } from '../bike-row/bike-row.tsx';
import { BikeCard } from './bike-card.tsx';
import { showEach } from '../../testing/show-each.tsx';

const listed = sampleBike({ mileage: 41.55, mileage_kind: 'certified' });

const meta = {
  title: 'Bikes/BikeCard',
  tags: ['autodocs'],
  component: BikeCard,
  parameters: {
    guide: {
      use: 'A bike in a list, a row or a carousel; all of it leads to its page.',
      avoid: 'For a bike somebody sells: UsedCard. For a bike without a link: Stage with BikeDrawing.',
      states:
        'Petrol, electric, ranked, upcoming, facts unknown, without price or picture; with action, buttons, highlights; the picture enlarges.',
      keyboard: 'Tab reaches picture, name, highlights, action and buttons in this order, Enter follows.',
    },
  },
  args: { bike: sampleBike(), to: '/royal-enfield/classic-350', loading: 'eager' },
  decorators: [
    (Story) => (
      <div style={{ '--mm': '0.132px', display: 'flex', maxWidth: 320 } as CSSProperties}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BikeCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const States: Story = showEach(BikeCard, {
  Petrol: { action: 'View Offers' },
  Electric: {
    bike: sampleBike({
      name: 'iQube',
      brand: 'TVS',
      fuel_type: 'Electric',
      battery_range: 94,
      battery_capacity: 2.2,
      top_speed: 75,
    }),
  },
  Popular: { badge: 'Popular', action: 'View Offers' },
  Upcoming: { bike: sampleBike({ status: 'upcoming', launch_date: '2027-06' }) },
  'Facts unknown': { bike: sampleBike({ mileage: null, max_power: null, price: null, image_url: null }) },
  Photograph: { bike: { ...sampleBike(), photo: samplePhoto() }, badge: 'Popular' },
  Ranked: { rank: 1 },
  Expandable: { highlights: 'expandable', action: 'View Details', note: 'EMI from ₹3,650', onEnlarge: fn() },
});

/** Card with everything that a list shows, two per row on a phone. */
export const InAList: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <BikeRow bikes={[listed, { ...listed, id: 2 }]}>
      {(bike) => (
        <BikeCard
          bike={bike}
          to="/tvs/jupiter"
          action="View Details"
          highlights="expandable"
          note="EMI from ₹3,571 for 36 months at 12%"
          tools={<Button tone="secondary">Compare</Button>}
          onEnlarge={fn()}
        />
      )}
    </BikeRow>
  ),
  decorators: [(Story) => <div style={{ flex: 'none', width: 358 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    for (const card of canvas.getAllByRole('article')) {
      if (innerWidth <= 390) await expect(card.getBoundingClientRect().height).toBeLessThanOrEqual(420);
    }
  },
};
