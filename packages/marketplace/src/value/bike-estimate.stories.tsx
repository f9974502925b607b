import { ApiError } from '@dopahiya/api-client';
import { buildDeal, buildValuation } from '@dopahiya/api-client/testing';
import type { UsedBikeValuation } from '@dopahiya/domain/market';
import { Stone } from '@dopahiya/ui-kit/money';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { BikeEstimate } from './bike-estimate.tsx';
import type { Estimate } from './use-estimate.ts';

const told = (facts: Partial<UsedBikeValuation> = {}, more: Partial<Estimate> = {}): Estimate => ({
  valuation: buildValuation(facts),
  isOld: false,
  error: null,
  retry: () => undefined,
  ...more,
});
const noValue = { value: null, min_price: null, max_price: null, confidence: null };

const meta = {
  component: BikeEstimate,
  args: { estimate: told(), asked: null, missing: () => 'It gets better when you choose the model from the list.' },
  render: (args) => (
    <div style={{ maxWidth: 432 }}>
      <Stone title="Estimated value" note="Honda Activa, 2019">
        <BikeEstimate {...args} />
      </Stone>
    </div>
  ),
} satisfies Meta<typeof BikeEstimate>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Sure: Story = {};
export const RoughGuide: Story = { args: { estimate: told({ ...noValue, basis: 'no-price' }) } };
export const WithPrice: Story = {
  args: { asked: 49_800, estimate: told({ deal: buildDeal({ grade: 'fair', difference: 1300 }) }) },
};
export const FarAbove: Story = {
  args: { asked: 90_000, estimate: told({ deal: buildDeal({ grade: 'high', difference: 41_500 }) }) },
};
export const NoValue: Story = {
  args: { estimate: told({ ...noValue, low: null, high: null, detail: 'No bike of 9,00,000 km is known.' }) },
};
export const Loading: Story = { args: { estimate: told({}, { valuation: null }) } };
export const Failed: Story = {
  args: {
    estimate: told(
      {},
      { valuation: null, error: new ApiError({ kind: 'status', status: 500, message: 'The garage is closed.' }) },
    ),
  },
};
export const OnPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [line] = await canvas.findAllByRole('button', { name: /^Worth about/ });
    if (line) await userEvent.click(line);
    await expect(line).toHaveAttribute('aria-expanded', 'true');
  },
};
