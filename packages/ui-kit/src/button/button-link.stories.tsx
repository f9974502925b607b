import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from './button-link.tsx';

const meta = {
  title: 'Actions/ButtonLink',
  tags: ['autodocs'],
  component: ButtonLink,
  parameters: {
    guide: {
      use: 'A link that is the main way on: View Offers, Go to the start page.',
      avoid: 'Inside a sentence, where Link reads better; for anything that changes data, which is a Button.',
      states: 'The tones and sizes of Button; a link is never disabled, leave it out instead.',
      keyboard: 'Tab reaches it, Enter follows it; Ctrl or Cmd with Enter opens a tab.',
    },
  },
  args: { to: '/royal-enfield/classic-350', tone: 'secondary', children: 'View Offers' },
} satisfies Meta<typeof ButtonLink>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {};
export const WithIcon: Story = { args: { tone: 'primary', trailingIcon: 'arrow-right', children: 'Browse Bikes' } };
