import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { locationAt } from '../testing/location-at.ts';
import { toolsHandlers } from '../testing/tools-handlers.ts';
import { emiCalculatorPage } from './emi-calculator.page.tsx';

const { component: EmiCalculatorPage } = emiCalculatorPage;

const { all, fails, waits } = toolsHandlers;
const at = (search: string) => ({ at: locationAt(`/emi-calculator?${search}`) });

const meta = {
  component: EmiCalculatorPage,
  parameters: { layout: 'fullscreen', msw: all() },
  args: at(''),
} satisfies Meta<typeof EmiCalculatorPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const BeyondLimits: Story = { args: at('amount=99999999&rate=0') };
export const PartPaymentInAdvance: Story = {
  args: at('amount=210748&rate=8.5&type=advance&part=20000&after=12'),
};
export const MonthByMonth: Story = {
  args: at('months=12'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('All 12 instalments'));
    await expect(canvas.getByText('₹7,884.88')).toBeVisible();
  },
};
export const BikesFailed: Story = { parameters: { msw: [fails('bikes')] } };
export const BikesOnTheirWayOnMobile: Story = {
  parameters: { msw: [waits('bikes')] },
  globals: { viewport: { value: 'phone' } },
};
