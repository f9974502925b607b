import type { Meta, StoryObj } from '@storybook/react-vite';
import { LateNavigate } from './late-navigate.tsx';

const meta = {
  title: 'Page/LateNavigate',
  tags: ['autodocs'],
  component: LateNavigate,
  parameters: {
    guide: {
      use: 'In place of a page, once an answer says that another one was meant: a number that is a bike, a typed name.',
      avoid: 'For what is known before the page is shown: the server leads on then. After a press: useNavigate.',
      states: 'Renders nothing; waits while the visitor is on the way elsewhere.',
      keyboard: 'Takes no key and moves no focus.',
    },
  },
  args: { to: '/honda/cb350' },
  render: (args) => (
    <>
      <p>The page of a bike takes the place of this one.</p>
      <LateNavigate {...args} />
    </>
  ),
} satisfies Meta<typeof LateNavigate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
