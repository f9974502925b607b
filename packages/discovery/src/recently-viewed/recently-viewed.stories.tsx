import type { Meta, StoryObj } from '@storybook/react-vite';
import { recentlyViewed } from '@dopahiya/visitor';
import { buildLineUp } from '../testing.ts';
import { RecentlyViewed } from './recently-viewed.tsx';

const remembering = (count: number) => () => {
  const before = recentlyViewed.read();
  recentlyViewed.write(buildLineUp(count));
  return () => recentlyViewed.write(before);
};

const meta = {
  component: RecentlyViewed,
  parameters: { layout: 'fullscreen' },
  beforeEach: remembering(6),
} satisfies Meta<typeof RecentlyViewed>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const OneBike: Story = { beforeEach: remembering(1) };
