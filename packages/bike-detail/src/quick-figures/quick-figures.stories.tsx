import type { Meta, StoryObj } from '@storybook/react-vite';
import { QuickFigures } from './quick-figures.tsx';

const meta = {
  component: QuickFigures,
  args: {
    figures: [
      { label: 'Engine', value: 349, unit: 'cc' },
      { label: 'Mileage', value: 35, unit: 'kmpl' },
      { label: 'Max power', value: 20.2, unit: 'bhp' },
      { label: 'Max torque', value: 27, unit: 'Nm' },
      { label: 'Kerb weight', value: 195, unit: 'kg' },
      { label: 'Fuel tank', value: 13, unit: 'L' },
    ],
  },
} satisfies Meta<typeof QuickFigures>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Six: Story = {};
export const Four: Story = { args: { figures: meta.args.figures.slice(0, 4) } };
