import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { buildBikeDetail, buildPricedVariants, buildVariants, sectionHandlers } from '../testing.ts';
import { VariantDialog } from './variant-dialog.tsx';

const { answers, fails, waits } = sectionHandlers;
const variants = buildVariants();

const meta = {
  component: VariantDialog,
  args: {
    bike: buildBikeDetail({ variants }),
    city: 'Delhi',
    variants,
    chosen: variants[0]?.id,
    onChoose: fn(),
    onClose: fn(),
  },
  parameters: { msw: [answers('variants', buildPricedVariants())] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('dialog')).toHaveStyle({ opacity: '1' }));
  },
} satisfies Meta<typeof VariantDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('dialog')).toHaveStyle({ opacity: '1' }));
    await expect(await canvas.findByText('On-road, Delhi: ₹2,09,241')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Heritage/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(variants[1]?.id);
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const NoneChosen: Story = { args: { chosen: undefined } };
export const OnRoadLoading: Story = { parameters: { msw: [waits('variants')] } };
export const OnRoadFailed: Story = { parameters: { msw: [fails('variants')] } };

export const LongText: Story = {
  args: {
    city: 'Sri Potti Sriramulu Nellore',
    variants: buildVariants(3, {
      name: 'Redditch with panniers, a tall windscreen and heated grips',
      special_features: 'Dual-channel ABS, tubeless tyres on spoked wheels, and whatever else a maker has to say of it',
    }),
  },
};
