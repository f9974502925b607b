import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { partsHandlers } from '../testing/parts-handlers.ts';
import { buildBikeParts, buildPartDetail, sampleParts } from '../testing/sample-parts.ts';
import { BikePartsPage } from './bike-parts-page.tsx';

const { bike, fails, part, parts, waits } = partsHandlers;
const classic = bike(buildBikeParts());
const address = { bikeSlug: 'classic-350', categorySlug: null, partSlug: null, page: 1 };
const ofGroup = { ...address, categorySlug: 'lights' };
const ofPart = { ...ofGroup, partSlug: 'headlamp-bulb' };

const meta = {
  component: BikePartsPage,
  args: { address },
  parameters: { layout: 'fullscreen', msw: [classic] },
} satisfies Meta<typeof BikePartsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Groups: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Lights/ })).toBeVisible();
  },
};
export const GroupsLoading: Story = { parameters: { msw: [waits('bike')], showsNothing: true } };
export const GroupsFailed: Story = { parameters: { msw: [fails('bike')] } };
export const NothingKnown: Story = { parameters: { msw: [bike(buildBikeParts({ categories: [], takes: [] }))] } };
export const GroupsMobile: Story = { globals: { viewport: { value: 'phone' } } };

export const Products: Story = { args: { address: ofGroup }, parameters: { msw: [classic, parts(sampleParts, true)] } };
export const ProductsLoading: Story = { args: { address: ofGroup }, parameters: { msw: [classic, waits('parts')] } };
export const ProductsFailed: Story = { args: { address: ofGroup }, parameters: { msw: [classic, fails('parts')] } };
export const NoProducts: Story = { args: { address: ofGroup }, parameters: { msw: [classic, parts([])] } };
export const ProductsMobile: Story = { ...Products, globals: { viewport: { value: 'phone' } } };

export const Product: Story = { args: { address: ofPart }, parameters: { msw: [classic, part(buildPartDetail())] } };
export const ProductLoading: Story = { args: { address: ofPart }, parameters: { msw: [classic, waits('part')] } };
export const ProductFailed: Story = { args: { address: ofPart }, parameters: { msw: [classic, fails('part')] } };
export const ProductMissing: Story = { args: { address: ofPart }, parameters: { msw: [classic, fails('part', 404)] } };
export const ProductMobile: Story = { ...Product, globals: { viewport: { value: 'phone' } } };
export const UnderDevelopment: Story = {
  ...Product,
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'ADD TO CART' }));
    const dialog = await canvas.findByRole('dialog', { name: 'This service is under development' });
    await waitFor(() => expect(dialog).toHaveStyle({ opacity: '1' }));
  },
};
