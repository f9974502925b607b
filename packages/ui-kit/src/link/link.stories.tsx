import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from './link.tsx';

const meta = {
  title: 'Actions/Link',
  tags: ['autodocs'],
  component: Link,
  parameters: {
    guide: {
      use: 'A way to another page inside text or below a list.',
      avoid: 'As the main way on of a view: ButtonLink.',
      states: 'Plain, with an arrow, external with its mark; hover thickens the line.',
      keyboard: 'Tab reaches it, Enter follows it.',
    },
  },
  args: { to: '/trending-bikes', children: 'View All Trending Bikes' },
} satisfies Meta<typeof Link>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Forward: Story = { args: { arrow: 'forward' } };
export const Back: Story = { args: { arrow: 'back', to: '/bikes', children: 'Back to Categories' } };
export const OtherSite: Story = { args: { to: 'https://example.com/', children: 'Visit Website' } };
