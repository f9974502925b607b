import { favourites } from '@dopahiya/visitor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TabBar } from '../tab-bar/tab-bar.tsx';
import { buildBikeDetail } from '../testing.ts';
import { belowHeader } from '../testing/below-header.tsx';
import { BikeBar } from './bike-bar.tsx';

const keeping = (slugs: readonly string[]) => () => {
  const before = favourites.read();
  favourites.write([...slugs]);
  return () => void favourites.write(before);
};

const meta = {
  component: BikeBar,
  args: { id: 'bar', bike: buildBikeDetail(), tabs: <TabBar barId="bar" /> },
  parameters: { layout: 'fullscreen' },
  decorators: [belowHeader],
  beforeEach: keeping([]),
} satisfies Meta<typeof BikeBar>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const heart = canvas.getByRole('button', { name: 'Favourite' });
    await userEvent.click(heart);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
  },
};

export const Favourite: Story = { beforeEach: keeping(['classic-350']) };
export const WithoutTabs: Story = { args: { tabs: undefined } };
export const BikeUnknown: Story = { args: { bike: null, tabs: undefined } };
export const LongText: Story = {
  args: { bike: { slug: 'classic-350', name: 'Continental Adventure Touring 650 Twin Anniversary Edition' } },
};
