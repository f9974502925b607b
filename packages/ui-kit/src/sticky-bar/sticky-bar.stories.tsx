import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Price } from '../money/price/price.tsx';
import { StickyBar } from './sticky-bar.tsx';

const meta = {
  title: 'Page/StickyBar',
  tags: ['autodocs'],
  component: StickyBar,
  args: {
    label: 'Price of Classic 350',
    summary: <Price amount={210748} label="On-road, Delhi" />,
    children: (
      <>
        <IconButton icon="compare" label="Compare" />
        <Button tone="signal">Get Best Price</Button>
      </>
    ),
  },
  parameters: {
    guide: {
      use: 'What a phone should always have at hand on a long page: the price and the action.',
      avoid: 'On wide screens, where the price stands beside; for more than two actions.',
      states: 'Below 1024 px at the lower edge while its part of the page scrolls; nothing on wider screens.',
      keyboard: 'Tab reaches its buttons in the order of the page.',
    },
    layout: 'fullscreen',
  },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof StickyBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Unknown: Story = { args: { summary: <Price amount={null} /> } };
