import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { ErrorPanel } from '../error-panel/error-panel.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { Dialog } from './dialog.tsx';

function DialogWithOpener({ footer, ...rest }: ComponentProps<typeof Dialog>) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog
        {...rest}
        isOpen={isOpen}
        onClose={close}
        footer={footer === undefined ? <Button onClick={close}>Done</Button> : footer}
      />
    </>
  );
}

const meta = {
  title: 'Overlays/Dialog',
  tags: ['autodocs'],
  component: Dialog,
  parameters: {
    guide: {
      use: 'A short task that must be finished or left before going on: choose a city, write a review.',
      avoid: 'For telling something in passing: a toast. For long content: a page of its own.',
      states: 'Closed, open, with and without a footer, loading, failed; a sheet from below under 768 px.',
      keyboard: 'The focus goes in and stays in; Escape closes; then it returns to what opened it.',
    },
  },
  args: {
    title: 'Select Your City',
    children: <p>Prices and showrooms follow the city that you choose.</p>,
    isOpen: false,
    onClose: fn(),
  },
  render: (args) => <DialogWithOpener {...args} />,
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await waitFor(() => expect(within(canvasElement).getByRole('dialog')).toHaveStyle({ opacity: '1' }));
  },
} satisfies Meta<typeof Dialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const WithoutFooter: Story = { args: { footer: null } };
export const Loading: Story = {
  args: {
    children: (
      <div aria-busy="true" style={{ display: 'grid', gap: 16 }}>
        <Skeleton />
        <Skeleton width="60%" />
      </div>
    ),
  },
};
export const Failed: Story = {
  args: { children: <ErrorPanel title="Error Loading Cities" message="Request failed with status 503" /> },
};
export const LongText: Story = {
  args: {
    title: 'Which of the cities near you should the prices and the showrooms of this site be shown for?',
    children: Array.from({ length: 30 }, (_, index) => (
      <p key={index}>Line {index + 1} of a text that is longer than the screen is high.</p>
    )),
  },
};
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
