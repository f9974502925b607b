import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from './button.tsx';
import { showEach } from '../testing/show-each.tsx';

const meta = {
  title: 'Actions/Button',
  tags: ['autodocs'],
  component: Button,
  parameters: {
    guide: {
      use: 'Something happens on this page: a form is sent, a dialog opens, a price is asked for. One primary or signal button a view.',
      avoid: 'For going to another page: that is ButtonLink or Link. For an on and off state: Switch or Chip.',
      states:
        'Default, hover, focus, pressed; disabled, with the reason beside it; loading, which keeps the width and a verb.',
      keyboard: 'Tab reaches it, Enter and Space press it. While loading it keeps the focus and takes no press.',
    },
  },
  args: { children: 'Get Best Price', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Primary: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Get Best Price' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const EveryTone: Story = {
  render: () => (
    <>
      <Button tone="signal" size="large">
        Get Best Price
      </Button>{' '}
      <Button tone="secondary" leadingIcon="compare">
        Compare
      </Button>{' '}
      <Button tone="quiet" leadingIcon="map-pin" trailingIcon="chevron-down">
        Delhi
      </Button>{' '}
      <Button tone="danger">Remove listing</Button>{' '}
      <Button tone="secondary" size="small">
        Small
      </Button>
    </>
  ),
};

export const States: Story = showEach(Button, {
  Full: { width: 'full' },
  Disabled: { disabled: true },
  Loading: { loading: true, children: 'Sending...' },
});
