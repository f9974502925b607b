import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ErrorPanel } from './error-panel.tsx';
import { showEach } from '../testing/show-each.tsx';

const meta = {
  title: 'States/ErrorPanel',
  tags: ['autodocs'],
  component: ErrorPanel,
  parameters: {
    guide: {
      use: 'In place of a list or part that could not be loaded, with what happened and Try Again.',
      avoid: 'For a wrong field: its own error.',
      states: 'Ready to retry, retrying; with and without message.',
      keyboard: 'It is told as an alert; Tab reaches Try Again.',
    },
  },
  args: { title: 'Error Loading Bikes', message: 'Request failed with status 503', onRetry: fn() },
} satisfies Meta<typeof ErrorPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Failed: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const States: Story = showEach(ErrorPanel, {
  Retrying: { retrying: true },
  'Nothing to try': { onRetry: undefined },
});
