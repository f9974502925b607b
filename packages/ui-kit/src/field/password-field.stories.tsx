import type { Meta, StoryObj } from '@storybook/react-vite';
import { PasswordField } from './password-field.tsx';

const meta = {
  title: 'Fields/PasswordField',
  tags: ['autodocs'],
  component: PasswordField,
  parameters: {
    guide: {
      use: 'A password, with the choice to see it.',
      avoid: 'For codes that are sent by message, which nobody minds being seen: Field.',
      states: 'Hidden or shown, wrong, disabled.',
      keyboard: 'Tab reaches the field, then the button that shows the text; Enter and Space press it.',
    },
  },
  args: { label: 'Password', name: 'password', autoComplete: 'current-password' },
} satisfies Meta<typeof PasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Shown: Story = {
  args: { defaultValue: 'kilometre stone' },
  play: ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Show password' })),
};
export const Error: Story = {
  args: { autoComplete: 'new-password', error: 'The password is too short: use 8 characters or more.' },
};
