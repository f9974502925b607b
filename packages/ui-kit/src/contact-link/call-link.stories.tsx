import type { Meta, StoryObj } from '@storybook/react-vite';
import { CallLink } from './call-link.tsx';

const meta = {
  title: 'Actions/CallLink',
  tags: ['autodocs'],
  component: CallLink,
  parameters: {
    guide: {
      use: 'A number of a showroom or an office that can be called.',
      avoid: 'Where no number is known: leave it out rather than show it empty.',
      states: 'One state.',
      keyboard: 'Tab reaches it, Enter calls.',
    },
  },
  args: { phone: '+91 98104 22155', name: 'Sagar Motors' },
} satisfies Meta<typeof CallLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
