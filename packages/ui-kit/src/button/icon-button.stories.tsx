import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconButton } from './icon-button.tsx';

const meta = {
  title: 'Actions/IconButton',
  tags: ['autodocs'],
  component: IconButton,
  parameters: {
    guide: {
      use: 'Search, close, back, heart, share, arrows, full screen: actions whose icon everybody knows.',
      avoid: 'For an action that needs a word to be understood: Button with a leading icon.',
      states: 'Outlined or quiet, pressed or not, disabled; unseen without scripts.',
      keyboard: 'Tab reaches it, Enter and Space press it; its label is told, and whether it is pressed.',
    },
  },
  args: { icon: 'heart', label: 'Save' },
} satisfies Meta<typeof IconButton>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Outlined: Story = {};

export const EveryState: Story = {
  render: () => (
    <>
      <IconButton icon="share" label="Share" tone="quiet" />{' '}
      <IconButton icon="share" label="Share on the edge" tone="quiet" edge="end" />{' '}
      <IconButton icon="heart" label="Save" pressed /> <IconButton icon="arrow-left" label="Previous" disabled />
    </>
  ),
};
