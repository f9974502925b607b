import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackLink } from './back-link.tsx';

const meta = {
  title: 'Actions/BackLink',
  tags: ['autodocs'],
  component: BackLink,
  parameters: {
    guide: {
      use: 'The way back from a page that visitors reach from many others.',
      avoid: 'Where the page stands more than one step down: Breadcrumb.',
      states: 'One state. It goes back in the history when there is a page before in this visit, else to its address.',
      keyboard: 'Tab reaches it, Enter follows it.',
    },
  },
  args: { to: '/', children: 'Back' },
} satisfies Meta<typeof BackLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
