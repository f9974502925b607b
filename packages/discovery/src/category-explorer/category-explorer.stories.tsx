import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildLineUp, rideFinderHandlers } from '../testing.ts';
import { CategoryExplorer } from './category-explorer.tsx';

const { bikes, fails, waits } = rideFinderHandlers;
const others = ['sports_bikes', 'best_mileage', 'cruisers'].map((list) => bikes(list, buildLineUp(3)));

const meta = {
  component: CategoryExplorer,
  parameters: { layout: 'fullscreen', msw: [bikes('scooters', buildLineUp(3)), ...others] },
} satisfies Meta<typeof CategoryExplorer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { parameters: { msw: [waits('bikes/scooters'), ...others] } };
export const Empty: Story = { parameters: { msw: [bikes('scooters', []), ...others] } };
export const Failed: Story = { parameters: { msw: [fails('bikes/scooters'), ...others] } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
