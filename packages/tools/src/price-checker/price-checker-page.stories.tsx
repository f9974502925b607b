import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { locationAt } from '../testing/location-at.ts';
import { toolsHandlers } from '../testing/tools-handlers.ts';
import { priceCheckerPage } from './price-checker.page.tsx';

const { component: PriceCheckerPage } = priceCheckerPage;

const { all, answers, fails, waits } = toolsHandlers;
const at = (search: string) => ({ at: locationAt(`/price-checker?${search}`) });
const classic = at('bike=classic-350&city=Delhi');

const meta = {
  component: PriceCheckerPage,
  parameters: { layout: 'fullscreen', msw: all() },
  args: at(''),
} satisfies Meta<typeof PriceCheckerPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: classic };
export const Emi: Story = {
  args: classic,
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('tab', { name: 'EMI calculator' })).not.toHaveAttribute('aria-disabled'),
    );
    await userEvent.click(canvas.getByRole('tab', { name: 'EMI calculator' }));
    await expect(await canvas.findByRole('region', { name: 'EMI for 36 months' })).toBeVisible();
  },
};
export const SeveralBikes: Story = { args: at('q=classic') };
export const NoBike: Story = {
  args: at('bike=nobody'),
  parameters: { msw: [answers('bike', { detail: 'Not found.' }, 404), ...all()] },
};
export const NoCity: Story = {
  args: at('bike=classic-350&city=Atlantis'),
  parameters: { msw: [answers('price', { city: ['Unknown.'] }, 400), ...all()] },
};
export const Loading: Story = { args: classic, parameters: { msw: [waits('price'), ...all()] } };
export const Failed: Story = { args: classic, parameters: { msw: [fails('price'), ...all()] } };
export const Mobile: Story = { args: classic, globals: { viewport: { value: 'phone' } } };
