import type { Meta, StoryObj } from '@storybook/react-vite';
import { DealerFinder } from './dealer-finder.tsx';
import { showEach } from '../testing/show-each.tsx';

const meta = {
  title: 'Actions/DealerFinder',
  tags: ['autodocs'],
  component: DealerFinder,
  parameters: {
    guide: {
      use: 'Above a list of sample showrooms, and where a list of showrooms is empty.',
      avoid: 'Beside real showrooms: they lead to themselves.',
      states: 'Beside samples with and without the maker’s address; where there is none.',
      keyboard: 'Tab reaches the link, Enter follows it.',
    },
  },
  args: { brand: 'Royal Enfield', address: 'https://maker.example/dealers/', besideSamples: true },
} satisfies Meta<typeof DealerFinder>;
export default meta;
type Story = StoryObj<typeof meta>;

export const BesideSamples: Story = {};
export const States: Story = showEach(DealerFinder, {
  'Address unknown': { address: null },
  'None here': { besideSamples: false },
});
