import type { Meta, StoryObj } from '@storybook/react-vite';
import { Progress } from './progress.tsx';
import { showEach } from '../../testing/show-each.tsx';

const meta = {
  title: 'States/Progress',
  tags: ['autodocs'],
  component: Progress,
  parameters: {
    guide: {
      use: 'How far something is, when that is known.',
      avoid: 'When it is not known: Spinner.',
      states: 'Any share from none to all.',
      keyboard: 'It takes no focus; the share is told.',
    },
  },
  args: { label: 'Uploading photos', value: 3, max: 12, children: '3 of 12' },
} satisfies Meta<typeof Progress>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = showEach(Progress, {
  Done: { value: 12, children: 'Done' },
  'Hidden label': { labelled: 'hidden', children: undefined },
});
