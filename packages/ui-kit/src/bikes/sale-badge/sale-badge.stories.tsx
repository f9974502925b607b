import type { Meta, StoryObj } from '@storybook/react-vite';
import { SaleBadge } from './sale-badge.tsx';

const meta = {
  title: 'Bikes/SaleBadge',
  tags: ['autodocs'],
  component: SaleBadge,
  parameters: {
    guide: {
      use: 'Beside the name of any bike that stands among others: suggestions, choices, heads of comparisons.',
      avoid: 'For other words about a bike: Badge.',
      states: 'Discontinued, upcoming, small; nothing for a bike on sale.',
      keyboard: 'It takes no focus; its word is read after the name.',
    },
  },
  args: { bike: { status: 'discontinued' } },
} satisfies Meta<typeof SaleBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Discontinued: Story = {};

export const EveryWord: Story = {
  render: () => (
    <>
      <SaleBadge bike={{ status: 'discontinued' }} /> <SaleBadge bike={{ status: 'upcoming' }} />{' '}
      <SaleBadge bike={{ status: 'discontinued' }} size="s" />
    </>
  ),
};

export const OnSale: Story = { args: { bike: { status: 'on_sale' } }, parameters: { showsNothing: true } };
