import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { FavouriteButton } from './favourite-button.tsx';
import { showEach } from '../../testing/show-each.tsx';

const meta = {
  title: 'Bikes/FavouriteButton',
  tags: ['autodocs'],
  component: FavouriteButton,
  parameters: {
    guide: {
      use: 'Beside the name of a model or a used bike, to mark it.',
      avoid: 'For a choice that a form sends: Switch.',
      states: 'Marked, not marked; a toast where the mark is not kept.',
      keyboard: 'Enter and Space press it; its state is read as pressed.',
    },
  },
  args: { pressed: false, onToggle: fn(() => 'kept' as const) },
} satisfies Meta<typeof FavouriteButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const NotMarked: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Favourite', pressed: false }));
    await expect(args.onToggle).toHaveBeenCalledOnce();
  },
};
export const States: Story = showEach(FavouriteButton, {
  Marked: { pressed: true },
  Named: { pressed: true, label: 'Remove Honda Activa from favourites' },
});
