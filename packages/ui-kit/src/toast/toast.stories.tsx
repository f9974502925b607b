import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { showToast } from './toast-queue.ts';
import { ToastRegion } from './toast-region.tsx';
import type { Toast } from './toast.ts';

function ButtonWithToast(toast: Toast) {
  return (
    <div style={{ minHeight: 240 }}>
      <Button onClick={() => showToast(toast)}>Show</Button>
      <ToastRegion />
    </div>
  );
}

const meta = {
  component: ButtonWithToast,
  args: { text: 'Price details copied to clipboard!', kind: 'success', duration: 60_000 },
  play: async ({ args, canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const toast = (await within(canvasElement).findByText(args.text)).closest('li');
    await waitFor(() => expect(toast).toHaveStyle({ opacity: '1' }));
  },
} satisfies Meta<typeof ButtonWithToast>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Success: Story = {};
export const Failure: Story = { args: { text: 'Failed to fetch price.', kind: 'error' } };
export const Notice: Story = { args: { text: 'You are offline. Prices are as of 10:42.', kind: 'notice' } };
export const LongText: Story = {
  args: {
    text: 'The showroom did not answer in time, so your details were not sent. Try again in a minute.',
    kind: 'error',
  },
};
export const Mobile: Story = {
  args: { text: 'Price fetched successfully!' },
  globals: { viewport: { value: 'phone' } },
};
