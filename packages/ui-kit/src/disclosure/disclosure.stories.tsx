import type { Meta, StoryObj } from '@storybook/react-vite';
import { Disclosure } from './disclosure.tsx';

const meta = {
  title: 'Lists/Disclosure',
  tags: ['autodocs'],
  component: Disclosure,
  parameters: {
    guide: {
      use: 'One part folded away under its title; without scripts too.',
      avoid: 'For the end of a long text: ReadMore.',
      states: 'Closed, open.',
      keyboard: 'Tab reaches the title, Enter and Space open and close.',
    },
  },
  args: { title: 'Engine and transmission', children: <p>349 cc, single cylinder, five gears.</p> },
} satisfies Meta<typeof Disclosure>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Open: Story = { args: { initially: 'open' } };
