import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { PriceChoice } from '../on-road-price/use-price-choice.ts';
import { buildBikeDetail, buildPricedVariants, buildVariants, sectionHandlers } from '../testing.ts';
import { Pickers } from './pickers.tsx';

const variants = buildVariants();
const choice: PriceChoice = {
  city: { name: 'Delhi', state: 'Delhi' },
  chooseCity: fn(),
  variants,
  variant: variants[0] ?? null,
  chooseVariant: fn(),
};

const meta = {
  component: Pickers,
  args: { bike: buildBikeDetail({ variants }), choice, open: null, onOpen: fn() },
  parameters: { msw: [sectionHandlers.answers('variants', buildPricedVariants())] },
  decorators: [(story) => <div style={{ maxWidth: 432 }}>{story()}</div>],
} satisfies Meta<typeof Pickers>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'City Delhi' }));
    await expect(args.onOpen).toHaveBeenCalledWith('city');
  },
};

export const WithoutVariant: Story = { args: { choice: { ...choice, variants: [], variant: null } } };

export const Open: Story = {
  args: { open: 'variant' },
  play: async ({ canvasElement }) => {
    const dialog = await within(canvasElement).findByRole('dialog', { name: 'Select Variant' });
    await waitFor(() => expect(dialog).toHaveStyle({ opacity: '1' }));
  },
};

export const LongText: Story = {
  args: {
    choice: {
      ...choice,
      city: { name: 'Sri Potti Sriramulu Nellore', state: 'Andhra Pradesh' },
      variant: buildVariants(1, { name: 'Chrome with panniers and a tall windscreen' })[0] ?? null,
    },
  },
};
