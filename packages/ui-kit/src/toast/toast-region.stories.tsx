import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { showToast, type Toast } from './toast-queue.ts';
import { ToastRegion } from './toast-region.tsx';

const meta = {
  title: 'Overlays/ToastRegion',
  tags: ['autodocs'],
  component: ToastRegion,
  parameters: {
    guide: {
      use: 'Once a page. Then showToast says in passing that something worked or failed.',
      avoid:
        'For what must be answered: Dialog. For a wrong field: its own error. In an open dialog, where readers do not hear it.',
      states: 'Success, error, notice; it waits while it is hovered or has the focus.',
      keyboard: 'The message is told without moving the focus; Tab reaches its button to close.',
    },
  },
} satisfies Meta<typeof ToastRegion>;
export default meta;
type Story = StoryObj<typeof meta>;

function showing(text: string, kind: Toast['kind'], more: Story = {}): Story {
  return {
    render: () => (
      <div style={{ minHeight: 240 }}>
        <Button onClick={() => showToast({ text, kind, duration: 60_000 })}>Show</Button>
        <ToastRegion />
      </div>
    ),
    play: async ({ canvas, canvasElement }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
      const toast = (await within(canvasElement).findByText(text)).closest('li');
      await waitFor(() => expect(toast).toHaveStyle({ opacity: '1' }));
    },
    ...more,
  };
}

const long = 'The showroom did not answer in time, so your details were not sent. Try again in a minute.';

export const Success: Story = showing('Price details copied to clipboard!', 'success');
export const Failure: Story = showing('Failed to fetch price.', 'error');
export const Notice: Story = showing('You are offline. Prices are as of 10:42.', 'notice');
const onPress = (): void => undefined;

export const WithAction: Story = {
  render: () => (
    <div style={{ minHeight: 240 }}>
      <Button
        onClick={() =>
          showToast({ text: 'This part is missing.', kind: 'error', action: { label: 'Reload the page', onPress } })
        }
      >
        Show
      </Button>
      <ToastRegion />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }));
    const action = await within(canvasElement).findByRole('button', { name: 'Reload the page' });
    await waitFor(() => expect(action).toBeVisible());
  },
};
export const LongText: Story = showing(long, 'error');
export const Mobile: Story = showing('Price fetched successfully!', 'success', {
  globals: { viewport: { value: 'phone' } },
});
