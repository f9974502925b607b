import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShareRow } from './share-row.tsx';

const meta = {
  title: 'Actions/ShareRow',
  tags: ['autodocs'],
  component: ShareRow,
  parameters: {
    guide: {
      use: 'Where a visitor may want to send a page to somebody: articles, bikes, comparisons.',
      avoid: "For following the site elsewhere: that is the footer's.",
      states: 'One state; copying the address tells so in a toast.',
      keyboard: 'Tab goes through the ways to share one by one, Enter takes one.',
    },
  },
  args: { title: 'Classic 350', url: 'https://dopahiya.example/royal-enfield/classic-350' },
} satisfies Meta<typeof ShareRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
