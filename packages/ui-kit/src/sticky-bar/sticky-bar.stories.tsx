import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { Price } from '../money/price/price.tsx';
import { StickyBar } from './sticky-bar.tsx';

const meta = {
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
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'phone' } },
} satisfies Meta<typeof StickyBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Unknown: Story = { args: { summary: <Price amount={null} /> } };
