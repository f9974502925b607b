import type { Meta, StoryObj } from '@storybook/react-vite';
import { Stone } from '../../money/stone/stone.tsx';
import { ValueRange } from './value-range.tsx';

const meta = {
  title: 'Money/ValueRange',
  tags: ['autodocs'],
  component: ValueRange,
  parameters: {
    guide: {
      use: 'What a used bike is worth, from least to most, inside a Stone; with what is asked for it, as a stone on the ruler.',
      avoid: 'Without a valuation: nothing in its place.',
      states:
        'Any place of the likely value between least and most, bounds alone, an asking price within, below or above.',
      keyboard: 'It takes no focus; its figures are read in their order.',
    },
  },
  args: {
    low: 43600,
    likely: 48500,
    high: 53300,
    confidence: '80% confidence. An estimate from the model, year and kilometres, not an offer.',
  },
  render: (args) => (
    <div style={{ maxWidth: 432 }}>
      <Stone title="Estimated value" note="Honda Activa 5G, 2019">
        <ValueRange {...args} />
      </Stone>
    </div>
  ),
} satisfies Meta<typeof ValueRange>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BoundsAlone: Story = { args: { likely: null, confidence: 'A rough guide: few comparable bikes.' } };
export const Asked: Story = { args: { asked: { price: 49_800, label: 'Your price' } } };
export const AskedOnPage: Story = { args: { asked: { price: 49_800, label: 'Asking' }, bounds: 'ruler' } };
export const AskedFarAbove: Story = { args: { asked: { price: 94_000, label: 'Asking' }, bounds: 'ruler' } };
export const AskedFarBelow: Story = { args: { asked: { price: 9000, label: 'Asking' }, bounds: 'ruler' } };
