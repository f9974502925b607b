import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildBikeDetail } from '../testing.ts';
import { Description } from './description.tsx';

const meta = {
  component: Description,
  args: { bike: buildBikeDetail() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Description>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Empty: Story = {
  args: { bike: buildBikeDetail({ description: null }) },
  parameters: { showsNothing: true },
  play: ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
};
export const LongText: Story = {
  args: { bike: buildBikeDetail({ description: 'It pulls from walking pace and is calm at eighty. '.repeat(40) }) },
};
