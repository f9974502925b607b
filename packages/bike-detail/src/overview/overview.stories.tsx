import { toBikeCard } from '@dopahiya/domain/bikes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildBikeDetail, buildElectricBike } from '../testing.ts';
import { Overview } from './overview.tsx';

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
export const Rated: Story = { args: { bike: { ...classic, rating: 4.5 } } };

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

export const PriceUnknown: Story = { args: { bike: { ...classic, price: null, price_month: null } } };

export const LittleKnown: Story = {
  args: {
    bike: { ...classic, price: null, price_month: null, image: null, drawing: null, key_highlights: [] },
    colours: [],
  },
};

export const FromCard: Story = { args: { bike: toBikeCard(classic), colours: [] } };

export const LongText: Story = {
  args: {
    bike: {
      ...classic,
      name: 'Continental Adventure Touring 650 Twin Anniversary Edition',
      key_highlights: ['A highlight that goes on for so long that it takes two lines even on a wide screen, or three'],
    },
  },
};
