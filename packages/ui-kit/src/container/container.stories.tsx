import type { Meta, StoryObj } from '@storybook/react-vite';
import { Container } from './container.tsx';

const meta = {
  title: 'Page/Container',
  tags: ['autodocs'],
  component: Container,
  args: { children: <p style={{ outline: '1px dashed' }}>As wide as content may be</p> },
  parameters: {
    guide: {
      use: 'As wide as content may be, with the gutters of the page. Header, sections and footer stand in one.',
      avoid: 'Inside another Container.',
      states: 'One state; gutters of 16, 24 and 32 px.',
      keyboard: 'It takes no focus.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof Container>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = { globals: { viewport: { value: 'smallPhone' } } };
