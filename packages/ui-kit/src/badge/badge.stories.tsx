import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './badge.tsx';

const meta = {
  title: 'Page/Badge',
  tags: ['autodocs'],
  component: Badge,
  parameters: {
    guide: {
      use: 'One or two words on a stage or beside a title: Electric, Popular, Verified. What life says of a bike beside its name: SaleBadge.',
      avoid: 'For a filter: Chip. Green for anything but electric and success.',
      states: 'Signal, ink, electric, success, plain; small beside a name in a row.',
      keyboard: 'It takes no focus; its word is read.',
    },
  },
  args: { tone: 'signal', children: 'Trending now' },
} satisfies Meta<typeof Badge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Signal: Story = {};
export const Ink: Story = { args: { tone: 'ink', children: 'Coming soon' } };
export const Electric: Story = { args: { tone: 'electric', children: 'Electric' } };
export const Success: Story = { args: { tone: 'success', children: 'Verified' } };
export const Plain: Story = { args: { tone: 'plain', children: 'Pending' } };
export const Small: Story = { args: { tone: 'plain', size: 's', children: 'Discontinued' } };
