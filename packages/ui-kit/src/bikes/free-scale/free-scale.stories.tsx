import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BikeCard } from '../bike-card/bike-card.tsx';
import { BikeRow } from '../bike-row/bike-row.tsx';
import { sampleBikes } from '../../testing.ts';
import { FreeScale, ScaleScope, ScaleSwitch } from './free-scale.tsx';

const meta = {
  title: 'Bikes/FreeScale',
  tags: ['autodocs'],
  component: FreeScale,
  parameters: {
    guide: {
      use: 'Around a BikeCard of a BikeRow that may fill its column when a visitor turns the scale off.',
      avoid: 'Where bikes are compared by size.',
      states: 'To scale, not to scale.',
      keyboard: 'It takes no focus.',
    },
  },
  args: { bike: sampleBikes[0] ?? {}, children: null },
  render: () => (
    <ScaleScope>
      <ScaleSwitch />
      <BikeRow bikes={sampleBikes} label="Bikes">
        {(bike) => (
          <FreeScale bike={bike}>
            <BikeCard bike={bike} to="/" />
          </FreeScale>
        )}
      </BikeRow>
    </ScaleScope>
  ),
} satisfies Meta<typeof FreeScale>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NotToScale: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'To scale' }));
    await expect(canvas.getByRole('switch')).not.toBeChecked();
  },
};
