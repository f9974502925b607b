import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../button/button.tsx';
import { Link } from '../../link/link.tsx';
import { PriceStone } from './price-stone.tsx';
import { showEach } from '../../testing/show-each.tsx';

const details = [
  { label: 'Rule', text: '8 % of the ex-showroom price up to ₹2 lakh' },
  { label: 'Source', text: 'Notification of the state’s transport department' },
  { label: 'Since', text: '1 Apr 2026' },
  { label: 'Confidence', text: 'High: official publication' },
];
const bill = {
  total: 210748,
  lines: [
    { label: 'Ex-showroom price', amount: 181118 },
    { label: 'RTO charges', amount: 15412, details },
    { label: 'Insurance', amount: 12968, details },
    { label: 'Other charges', amount: 1250 },
  ],
  foot: (
    <>
      <span>
        EMI from <b>₹6,653</b> a month
      </span>
      <Link to="/emi-calculator">EMI Calculator</Link>
    </>
  ),
};

const meta = {
  title: 'Money/PriceStone',
  tags: ['autodocs'],
  component: PriceStone,
  parameters: {
    guide: {
      use: 'The whole price of one bike in one city, line by line.',
      avoid: 'For a price among others: Price.',
      states: 'City missing, loading, shown with lines that unfold, failed with Try Again, unavailable.',
      keyboard: 'Tab reaches its lines and buttons, Enter and Space unfold a line; a new price is told.',
    },
  },
  args: { label: 'On-road price', city: 'Delhi', note: 'Indicative', price: { status: 'known', bill }, onCopy: fn() },
  decorators: [(story) => <div style={{ maxWidth: 432 }}>{story()}</div>],
} satisfies Meta<typeof PriceStone>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LineOpened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('RTO charges'));
    await expect(canvas.getAllByText(/8 % of the/)[0]).toBeVisible();
  },
};
export const States: Story = showEach(PriceStone, {
  'City missing': {
    label: 'On-road price: city missing',
    city: null,
    price: {
      status: 'city-missing',
      text: 'Choose a city to see the on-road price.',
      action: <Button tone="secondary">Choose city</Button>,
    },
  },
  Loading: { label: 'On-road price: loading', price: { status: 'loading', label: 'Loading the price' } },
  'Loading with last price': {
    label: 'On-road price: loading with last price',
    price: {
      status: 'loading',
      label: 'Loading the price',
      bill: { ...bill, note: 'as of 10:42' },
    },
  },
  Failed: {
    label: 'On-road price: failed',
    price: {
      status: 'failed',
      title: 'Failed to fetch price.',
      message: 'Request failed with status 503',
      onRetry: fn(),
    },
  },
  Unavailable: { label: 'On-road price: unavailable', price: { status: 'unavailable', text: 'Price not available' } },
  'Partly known': {
    label: 'On-road price: partly known',
    price: {
      status: 'known',
      bill: {
        total: null,
        lines: [
          { label: 'Ex-showroom price', amount: 181118 },
          { label: 'RTO charges', amount: null },
        ],
      },
    },
  },
  'Long text': {
    label: 'On-road price: long text',
    city: 'Thiruvananthapuram and surroundings',
    price: {
      status: 'known',
      bill: {
        total: 100000000,
        lines: [{ label: 'Insurance for five years with the add-ons that lenders ask for', amount: 12968, details }],
      },
    },
  },
});
