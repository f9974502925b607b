import type { Meta, StoryObj } from '@storybook/react-vite';
import { ReadMore } from './read-more.tsx';
import { showEach } from '@dopahiya/ui-kit/testing';

const text =
  'The widest shelf in the market: 125 cc commuters that return 55 kmpl, 160 cc street bikes with ABS, and the first ' +
  'electric scooters that cover a working week on a charge. ';

const meta = {
  component: ReadMore,
  args: { children: text.repeat(3) },
  decorators: [(story) => <div style={{ maxWidth: 420 }}>{story()}</div>],
} satisfies Meta<typeof ReadMore>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Clamped: Story = {};
export const States: Story = showEach(ReadMore, {
  Short: { children: 'A text that is shown whole.' },
  'One line': { lines: 1, labels: ['Read the review', 'Show less'] },
});
