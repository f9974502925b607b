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

export const Default: Story = {};

export const EveryTone: Story = {
  render: () => (
    <>
      <Badge tone="signal">Trending now</Badge> <Badge tone="ink">Coming soon</Badge>{' '}
      <Badge tone="electric">Electric</Badge> <Badge tone="success">Verified</Badge> <Badge tone="plain">Pending</Badge>{' '}
      <Badge tone="plain" size="s">
        Discontinued
      </Badge>
    </>
  ),
};
