import type { Meta, StoryObj } from '@storybook/react-vite';
import { ChipLink } from './chip-link.tsx';
import { showEach } from '../testing/show-each.tsx';

const meta = {
  title: 'Actions/ChipLink',
  tags: ['autodocs'],
  component: ChipLink,
  parameters: {
    guide: {
      use: 'A filter or a brand with an address of its own, so that it works without scripts and can be shared.',
      avoid: 'For what changes only this view: Chip.',
      states: 'Default, current, counted, removable.',
      keyboard: 'Tab reaches it, Enter follows it; the current one is told as such.',
    },
  },
  args: { to: '?brand=honda', children: 'Honda' },
} satisfies Meta<typeof ChipLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = showEach(ChipLink, {
  Current: { current: true },
  Counted: { count: 28 },
  Removable: { action: 'remove' },
});
