import type { Meta, StoryObj } from '@storybook/react-vite';
import { TagList } from './tag-list.tsx';

const meta = {
  component: TagList,
  args: { tags: [{ label: 'Royal Enfield', to: '/news' }, { label: 'Classic 350', to: '/news' }, { label: '350 cc' }] },
} satisfies Meta<typeof TagList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
