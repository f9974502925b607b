import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ReviewText } from './review-text.tsx';

const long = `**Calm at eighty.** ${'It starts at the first press and pulls from walking pace. '.repeat(8)}`;

const meta = {
  component: ReviewText,
  args: { written: 'It thumps at 80 and is **happiest** there.' },
  decorators: [(story) => <div style={{ maxWidth: 560 }}>{story()}</div>],
} satisfies Meta<typeof ReviewText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const LongText: Story = { args: { written: long } };
export const Opened: Story = {
  args: { written: long },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Read More' }));
    await expect(canvas.getByRole('button', { name: 'Show Less' })).toBeVisible();
  },
};
