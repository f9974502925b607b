import type { Meta, StoryObj } from '@storybook/react-vite';
import { ShareRow } from './share-row.tsx';

const meta = {
  component: ShareRow,
  args: { title: 'Classic 350', url: 'https://dopahiya.example/royal-enfield/classic-350' },
} satisfies Meta<typeof ShareRow>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
