import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './button.tsx';

const meta = { component: Button, args: { children: 'Get Best Price', onClick: fn() } } satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get Best Price' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};
export const Signal: Story = { args: { tone: 'signal', size: 'large' } };
export const Secondary: Story = { args: { tone: 'secondary', children: 'Compare', leadingIcon: 'compare' } };
export const Quiet: Story = {
  args: { tone: 'quiet', children: 'Delhi', leadingIcon: 'map-pin', trailingIcon: 'chevron-down' },
};
export const Danger: Story = { args: { tone: 'danger', children: 'Remove listing' } };
export const Small: Story = { args: { tone: 'secondary', size: 'small', children: 'Small' } };
export const Full: Story = { args: { width: 'full' } };
export const Disabled: Story = { args: { disabled: true } };
export const Loading: Story = { args: { loading: true, children: 'Sending...' } };
