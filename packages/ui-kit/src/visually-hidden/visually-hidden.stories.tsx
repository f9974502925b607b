import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

const meta = {
  title: 'Page/VisuallyHidden',
  tags: ['autodocs'],
  component: VisuallyHidden,
  parameters: {
    guide: {
      use: 'Words that only screen readers need: which bike a View Offers belongs to.',
      avoid: 'For what everybody needs to read; for what can take the focus.',
      states: 'One state.',
      keyboard: 'It takes no focus.',
    },
  },
  args: { children: 'for Royal Enfield Classic 350' },
  render: (args) => (
    <Link to="/">
      View offers <VisuallyHidden {...args} />
    </Link>
  ),
} satisfies Meta<typeof VisuallyHidden>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InLink: Story = {};
