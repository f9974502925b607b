import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildBikeDetail } from '../testing.ts';
import { AvailableColours } from './available-colours.tsx';

const classic = buildBikeDetail();
const paints = classic.color_options;

const inFinishes = (...finishes: string[]) =>
  finishes.flatMap((finish) => paints.map(({ name, hex, image }) => ({ name: `${finish} ${name}`, hex, image })));

const meta = {
  component: AvailableColours,
  args: { bike: classic },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof AvailableColours>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OnePaint: Story = { args: { bike: { ...classic, color_options: paints.slice(0, 1) } } };
export const ManyPaints: Story = {
  args: { bike: { ...classic, color_options: inFinishes('Matte', 'Gloss', 'Chrome') } },
};
export const PicturesUnknown: Story = {
  args: {
    bike: {
      ...classic,
      color_options: [
        { name: 'Emerald', hex: '#0f4a3a', image: null },
        { name: 'Hue unknown', hex: null, image: null },
      ],
    },
  },
};
export const Empty: Story = { args: { bike: { ...classic, color_options: [] } } };
export const LongText: Story = {
  args: { bike: { ...classic, color_options: inFinishes('Hand-painted and pinstriped') } },
};
