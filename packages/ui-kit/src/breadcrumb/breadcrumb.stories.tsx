import type { Meta, StoryObj } from '@storybook/react-vite';
import { Breadcrumb } from './breadcrumb.tsx';

const meta = {
  title: 'Page/Breadcrumb',
  tags: ['autodocs'],
  component: Breadcrumb,
  parameters: {
    guide: {
      use: 'The way from the start page to a page two or more steps down.',
      avoid: 'On the start page and for pages without a parent.',
      states: 'Any depth; it wraps.',
      keyboard: 'Tab goes through the links; this page is told as current.',
    },
  },
  args: {
    trail: [
      { label: 'Home', to: '/' },
      { label: 'Royal Enfield', to: '/brands/royal-enfield' },
    ],
    current: 'Classic 350',
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = {
  args: { current: 'Every motorcycle between ₹70,000 and ₹1,50,000 that runs on petrol' },
};
