import { toBikeCard } from '@dopahiya/domain/bikes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildBikeDetail, buildElectricBike } from '../testing.ts';
import { Overview } from './overview.tsx';
import { showEach } from '@dopahiya/ui-kit/testing';

const classic = buildBikeDetail();
const scooter = buildElectricBike();

const meta = {
  component: Overview,
  args: { bike: classic, colours: classic.color_options },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Overview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OnSale: Story = {};
export const States: Story = showEach(Overview, {
  Rated: { bike: { ...classic, rating: 4.5 } },
  'Price unknown': { bike: { ...classic, price: null, price_month: null } },
  'Little known': {
    bike: { ...classic, price: null, price_month: null, image: null, drawing: null, key_highlights: [] },
    colours: [],
  },
  'From card': { bike: toBikeCard(classic), colours: [] },
  'Long text': {
    bike: {
      ...classic,
      name: 'Continental Adventure Touring 650 Twin Anniversary Edition',
      key_highlights: ['A highlight that goes on for so long that it takes two lines even on a wide screen, or three'],
    },
  },
});

export const Upcoming: Story = {
  args: { bike: { ...classic, status: 'upcoming' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Coming Soon')).toBeVisible();
    await expect(canvas.getByText('Expected Price')).toBeVisible();
  },
};

export const Discontinued: Story = {
  args: { bike: { ...classic, is_discontinued: true } },
  play: async ({ canvas }) => expect(canvas.getByText('Discontinued')).toBeVisible(),
};

export const Electric: Story = {
  args: { bike: scooter, colours: scooter.color_options },
  play: async ({ canvas }) => expect(canvas.getByText('Electric')).toBeVisible(),
};
