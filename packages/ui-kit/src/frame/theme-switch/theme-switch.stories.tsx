import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { ThemeSwitch } from './theme-switch.tsx';

const meta = {
  title: 'Frame/ThemeSwitch',
  tags: ['autodocs'],
  component: ThemeSwitch,
  parameters: {
    guide: {
      use: 'Once a page, in its foot: light, dark, or as the system is.',
      avoid: 'To make one part dark: `data-theme` on its element.',
      states: 'Empty room until it is seen, then three choices; not there without scripts.',
      keyboard: 'Arrow keys choose, Tab leaves.',
    },
  },
  args: { choice: 'system', onChoose: fn() },
} satisfies Meta<typeof ThemeSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Dark' }));
    await expect(args.onChoose).toHaveBeenCalledWith('dark');
  },
};
