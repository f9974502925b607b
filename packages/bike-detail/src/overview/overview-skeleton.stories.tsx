import type { Meta, StoryObj } from '@storybook/react-vite';
import { OverviewSkeleton } from './overview-skeleton.tsx';

const meta = { component: OverviewSkeleton, parameters: { layout: 'fullscreen' } } satisfies Meta<
  typeof OverviewSkeleton
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { showsNothing: true } };
