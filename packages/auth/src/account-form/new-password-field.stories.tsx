import type { Meta, StoryObj } from '@storybook/react-vite';
import { userEvent } from 'storybook/test';
import { NewPasswordField } from './new-password-field.tsx';

const meta = {
  component: NewPasswordField,
  args: { label: 'Password', name: 'password' },
} satisfies Meta<typeof NewPasswordField>;
export default meta;
type Story = StoryObj<typeof meta>;

const typed =
  (text: string): Story['play'] =>
  async ({ canvas }) =>
    userEvent.type(canvas.getByLabelText('Password'), text);

export const Empty: Story = {};
export const Weak: Story = { play: typed('Password123') };
export const Strong: Story = { play: typed('monsoon over the ghats') };
