import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { GroundLine } from './ground-line.tsx';

const meta = {
  title: 'Page/GroundLine',
  tags: ['autodocs'],
  component: GroundLine,
  parameters: {
    showsNothing: true,
    guide: {
      use: 'The line under everything that stands: bikes, footer, progress. Its ruler follows the scale around it.',
      avoid: 'As a plain divider between texts.',
      states: 'Ground with ruler, ruler alone, ground alone under what has no scale, pale while loading.',
      keyboard: 'It takes no focus and is not read.',
    },
  },
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
export const Ruler: Story = { args: { tone: 'ruler' } };
export const Plain: Story = { args: { tone: 'plain' } };
export const Pale: Story = { args: { tone: 'pale' } };
