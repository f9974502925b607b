import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stepper } from './stepper.tsx';
import { showEach } from '../../testing/show-each.tsx';

const meta = {
  title: 'States/Stepper',
  tags: ['autodocs'],
  component: Stepper,
  parameters: {
    guide: {
      use: 'Where somebody stands in a task of several pages: sell in three steps.',
      avoid: 'For the parts of one page: TabLinks.',
      states: 'Done, current and coming steps.',
      keyboard: 'It takes no focus; the current step is told.',
    },
  },
  args: { label: 'Sell your bike', steps: ['Vehicle Details', 'Photos & Location', 'Contact & Finalize'], current: 2 },
} satisfies Meta<typeof Stepper>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const States: Story = showEach(Stepper, {
  First: { current: 1 },
  Last: { current: 3 },
});
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
