import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from '../badge/badge.tsx';
import { Button } from '../button/button.tsx';
import { Link } from '../link/link.tsx';
import { Section } from './section.tsx';

const meta = {
  title: 'Page/Section',
  tags: ['autodocs'],
  component: Section,
  args: {
    title: 'Featured Bikes',
    badge: <Badge tone="signal">Trending now</Badge>,
    subtitle: 'Most searched bikes this week',
    action: <Button tone="secondary">Compare rows</Button>,
    children: (
      <Link to="/trending-bikes" arrow="forward">
        View All Trending Bikes
      </Link>
    ),
  },
  parameters: {
    guide: {
      use: 'Every part of a page that has a heading, with what belongs to it at its right.',
      avoid: 'For a heading inside text: Prose.',
      states: 'On the page, sunken, or on ink; with subtitle, badge and action.',
      keyboard: 'It takes no focus itself.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Section>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {};
export const Sunken: Story = { args: { tone: 'sunken' } };
export const Ink: Story = { args: { tone: 'ink' } };
