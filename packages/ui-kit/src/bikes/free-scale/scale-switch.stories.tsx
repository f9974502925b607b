import type { Meta, StoryObj } from '@storybook/react-vite';
import { ScaleScope, ScaleSwitch } from './free-scale.tsx';

const meta = {
  title: 'Bikes/ScaleSwitch',
  tags: ['autodocs'],
  component: ScaleSwitch,
  parameters: {
    guide: {
      use: 'In the toolbar of a list whose bikes may leave the common scale.',
      avoid: 'Without a ScaleScope around it and its bikes.',
      states: 'On, as every page begins, and off.',
      keyboard: 'Tab reaches it, Space changes it.',
    },
  },
  decorators: [(story) => <ScaleScope>{story()}</ScaleScope>],
} satisfies Meta<typeof ScaleSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = {};
