import { sampleBikes } from '@dopahiya/ui-kit/testing';
import { comparedBikes } from '@dopahiya/visitor';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CompareTray } from './compare-tray.tsx';

const pick = (count: number) => () => {
  comparedBikes.write(sampleBikes.slice(0, count));
  return () => comparedBikes.write([]);
};

const meta = { component: CompareTray, parameters: { layout: 'fullscreen' } } satisfies Meta<typeof CompareTray>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { beforeEach: pick(2) };
export const OneBike: Story = { beforeEach: pick(1) };
export const FourBikes: Story = { beforeEach: pick(4) };
export const Mobile: Story = { beforeEach: pick(4), globals: { viewport: { value: 'phone' } } };
