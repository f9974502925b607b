import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { buildValuesByAge, sectionHandlers } from '../testing/section-handlers.ts';
import { WorthByAge } from './worth-by-age.tsx';

const { answers, fails, waits } = sectionHandlers;
const values = (facts: Parameters<typeof buildValuesByAge>[0] = {}) => ({
  msw: [answers('worth', { ...buildValuesByAge(facts) })],
});

const meta = {
  component: WorthByAge,
  args: { bike: { slug: 'classic-350', status: 'on_sale' } },
  parameters: { layout: 'fullscreen', ...values() },
} satisfies Meta<typeof WorthByAge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByText('Show as a table'));
    await expect(canvas.getByText('1 year')).toBeVisible();
  },
};
export const RoughGuide: Story = { parameters: values({ is_rough: true }) };
export const NoLongerSold: Story = { args: { bike: { slug: 'classic-350', status: 'discontinued' } } };
export const Loading: Story = { parameters: { msw: [waits('worth')] } };
export const Failed: Story = {
  parameters: { msw: [fails('worth')] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Resale values could not be loaded.')).toBeVisible();
  },
};
export const NobodyKnows: Story = { parameters: values({ values: [] }) };
