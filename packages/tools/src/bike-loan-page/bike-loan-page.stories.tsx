import type { Meta, StoryObj } from '@storybook/react-vite';
import { locationAt } from '../testing/location-at.ts';
import { buildOffer, toolsHandlers } from '../testing/tools-handlers.ts';
import { bikeLoanPage } from './bike-loan.page.tsx';

const { component: BikeLoanPage } = bikeLoanPage;

const { all, answers, fails, waits } = toolsHandlers;
const published = buildOffer({
  id: 'public',
  lender: 'State Bank of India',
  source: 'A public list',
  is_sample: false,
});

const meta = {
  component: BikeLoanPage,
  parameters: { layout: 'fullscreen', msw: all() },
  args: { at: locationAt('/bike-loan') },
} satisfies Meta<typeof BikeLoanPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Published: Story = { parameters: { msw: [answers('offers', [buildOffer(), published]), ...all()] } };
export const Loading: Story = { parameters: { msw: [waits('offers'), waits('bikes'), ...all()] } };
export const Failed: Story = { parameters: { msw: [fails('offers'), ...all()] } };
export const Empty: Story = { parameters: { msw: [answers('offers', []), ...all()] } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
