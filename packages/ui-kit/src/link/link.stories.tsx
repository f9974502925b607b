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

export const WithMarks: Story = {
  render: () => (
    <div style={{ display: 'grid', justifyItems: 'start', gap: 16 }}>
      <Link to="/trending-bikes" arrow="forward">
        View All Trending Bikes
      </Link>
      <Link to="/bikes" arrow="back">
        Back to Categories
      </Link>
      <Link to="https://example.com/">Visit Website</Link>
    </div>
  ),
};
