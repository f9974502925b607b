import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { Chip } from './chip.tsx';

const meta = {
  title: 'Actions/Chip',
  tags: ['autodocs'],
  component: Chip,
  parameters: {
    guide: {
      use: 'A filter that is on or off, or a chosen value that can be taken away.',
      avoid: 'For one of two to four choices that exclude each other: SegmentedControl. For navigation: ChipLink.',
      states: 'Off, on, counted, removable, disabled.',
      keyboard: 'Tab reaches it, Enter and Space toggle it; whether it is pressed is told.',
    },
  },
  args: { children: 'Honda', onClick: fn() },
} satisfies Meta<typeof Chip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { args: { pressed: false } };

export const EveryState: Story = {
  render: () => (
    <>
      <Chip pressed={false}>Honda</Chip>{' '}
      <Chip pressed count={12}>
        Honda
      </Chip>{' '}
      <Chip pressed={false} count={1850}>
        Honda
      </Chip>{' '}
      <Chip action="remove">Honda</Chip>{' '}
      <Chip pressed={false} disabled>
        Honda
      </Chip>
    </>
  ),
};
