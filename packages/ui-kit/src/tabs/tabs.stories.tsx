import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { Tabs } from './tabs.tsx';

const meta = {
  title: 'Actions/Tabs',
  tags: ['autodocs'],
  component: Tabs,
  parameters: {
    guide: {
      use: 'Two to six views of one thing of which one is seen at a time.',
      avoid: 'For parts of a page that all stand below each other: TabLinks. For a filter: SegmentedControl.',
      states: 'One tab is chosen; the row scrolls when it is too long.',
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
export const Mobile: Story = { globals: { viewport: { value: 'smallPhone' } } };
