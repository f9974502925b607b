import type { Meta, StoryObj } from '@storybook/react-vite';
import { rideFinderHandlers } from '../testing.ts';
import { SportsCarousel } from './sports-carousel.tsx';

const { bikes, fails, waits } = rideFinderHandlers;

const meta = {
  component: SportsCarousel,
  parameters: { layout: 'fullscreen', msw: [bikes('sports_bikes')] },
} satisfies Meta<typeof SportsCarousel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Loading: Story = { parameters: { msw: [waits('bikes/sports_bikes')] } };
export const Empty: Story = { parameters: { msw: [bikes('sports_bikes', [])] } };
export const Failed: Story = { parameters: { msw: [fails('bikes/sports_bikes')] } };
