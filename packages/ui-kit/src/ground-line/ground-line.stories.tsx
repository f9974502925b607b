import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { GroundLine } from './ground-line.tsx';

const meta = {
  component: GroundLine,
  decorators: [
    (Story) => (
      <div style={{ '--mm': '0.132px' } as CSSProperties}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof GroundLine>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ground: Story = {};
export const Ruler: Story = { args: { look: 'ruler' } };
export const Pale: Story = { args: { look: 'pale' } };
