import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleBikes } from '../../testing.ts';
import { BikeCard } from '../bike-card/bike-card.tsx';
import { BikeRow } from '../bike-row/bike-row.tsx';
import { FreeScale, ScaleScope, ScaleSwitch } from './free-scale.tsx';

const meta = {
  title: 'Bikes/ScaleScope',
  tags: ['autodocs'],
  component: ScaleScope,
  parameters: {
    guide: {
      use: 'Around a ScaleSwitch and the bikes that obey it, and as little else as may be.',
      avoid: 'Around a whole page.',
      states: 'One state; it takes no part in the layout.',
      keyboard: 'It takes no focus.',
    },
  },
  args: {
    children: [
      <ScaleSwitch key="switch" />,
      <BikeRow key="bikes" bikes={sampleBikes.slice(0, 4)} label="Bikes">
        {(bike) => (
          <FreeScale bike={bike}>
            <BikeCard bike={bike} to="/" />
          </FreeScale>
        )}
      </BikeRow>,
    ],
  },
} satisfies Meta<typeof ScaleScope>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithBikes: Story = {};
