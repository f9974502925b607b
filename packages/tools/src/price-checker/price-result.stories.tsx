import type { Meta, StoryObj } from '@storybook/react-vite';
import { toolsHandlers } from '../testing/tools-handlers.ts';
import { readAskedPrice } from './checker-address.ts';
import { PriceResult } from './price-result.tsx';
import { useChecker } from './use-checker.ts';

interface Asked {
  search: string;
}

/** Renders the result for a URL. */
const Answered = ({ search }: Asked) => (
  <PriceResult checker={useChecker(readAskedPrice(new URLSearchParams(search)), undefined)} />
);

const { all, answers, fails, waits } = toolsHandlers;

const meta = {
  component: Answered,
  parameters: { msw: all() },
  args: { search: 'bike=classic-350&city=Delhi' },
} satisfies Meta<typeof Answered>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Empty: Story = { args: { search: '' } };
export const Loading: Story = { parameters: { msw: [waits('price'), ...all()] } };
export const Failed: Story = { parameters: { msw: [fails('price'), ...all()] } };
export const UnknownCity: Story = { parameters: { msw: [answers('price', { city: ['Unknown.'] }, 400), ...all()] } };
