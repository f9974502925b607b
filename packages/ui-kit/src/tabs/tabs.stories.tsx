import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { Tabs } from './tabs.tsx';

const meta = {
  title: 'Actions/Tabs',
  tags: ['autodocs'],
  component: Tabs,
  parameters: {
    guide: {
      use: 'Two to six views of one thing of which one is seen at a time.',
      avoid: 'For parts of a page that all stand below each other: TabLinks. For a filter: SegmentedControl.',
      states: 'One tab is chosen, others can be disabled; the row scrolls when it is too long.',
      keyboard: 'Tab reaches the chosen tab, arrow keys, Home and End choose another, Tab goes on into its panel.',
    },
  },
  args: {
    label: 'Featured bikes',
    tabs: [
      { id: 'trending', label: 'Trending' },
      { id: 'popular', label: 'Popular' },
      { id: 'electric', label: 'Electric' },
      { id: 'upcoming', label: 'Upcoming' },
    ],
    selected: 'trending',
    onSelect: fn(),
    children: null,
  },
  render: function LiveTabs(args) {
    const [selected, select] = useState(args.selected);
    return (
      <Tabs {...args} selected={selected} onSelect={select}>
        <p>Bikes of the choice {selected}</p>
      </Tabs>
    );
  },
} satisfies Meta<typeof Tabs<string>>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Disabled: Story = {
  args: {
    label: 'What it costs',
    tabs: [
      { id: 'price', label: 'On-road price' },
      { id: 'emi', label: 'EMI', disabled: true },
      { id: 'insurance', label: 'Insurance' },
    ],
    selected: 'price',
  },
  play: async ({ canvas }) => {
    const emi = canvas.getByRole('tab', { name: 'EMI' });
    await expect(emi).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(emi);
    await expect(canvas.getByRole('tabpanel', { name: 'On-road price' })).toBeVisible();
    canvas.getByRole('tab', { name: 'On-road price' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Insurance', selected: true })).toHaveFocus();
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'smallPhone' } } };
