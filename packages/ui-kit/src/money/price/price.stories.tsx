import { missingPrice } from '@dopahiya/domain/site';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Price } from './price.tsx';

const meta = {
  title: 'Money/Price',
  tags: ['autodocs'],
  component: Price,
  parameters: {
    guide: {
      use: 'Every price, with what it is and where below it.',
      avoid: 'Without its qualifier; for sums of a form in the middle of typing.',
      states: 'Four sizes, struck through, expected, missing in words.',
      keyboard: 'It takes no focus; the text is read as it stands.',
    },
  },
  args: { amount: 181118, qualifier: 'ex-showroom, Delhi' },
} satisfies Meta<typeof Price>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const EverySize: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Price amount={210748} size="xl" qualifier="on-road, Delhi" />
      <Price amount={181118} size="l" qualifier="ex-showroom, Delhi" />
      <Price amount={181118} qualifier="ex-showroom, Delhi" />
      <Price amount={181118} size="s" />
    </div>
  ),
};

export const Expected: Story = { args: { size: 'l', label: 'Expected Price' } };

export const Unknown: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 16 }}>
      <Price amount={null} />
      <Price amount={null} missing={missingPrice.table} />
    </div>
  ),
};
