import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { buildComparedBike, compareHandlers } from '../testing.ts';
import { ComparePage } from './compare-page.tsx';

const classic = buildComparedBike('classic-350');
const cb350 = buildComparedBike('cb350');
const r15 = buildComparedBike('r15-v4');
const ather = buildComparedBike('ather-450s');
const all = [classic, cb350, r15, ather];
const { bike, bikes, choices, counts, failsToCompare, prices, waits } = compareHandlers;
const rest = [prices(), counts(), choices(all)];

const meta = {
  component: ComparePage,
  args: { mode: 'bikes', bikeSlugs: 'classic-350-vs-cb350' },
  parameters: { layout: 'fullscreen', msw: [bikes(all), ...rest] },
} satisfies Meta<typeof ComparePage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible();
    await userEvent.click(await canvas.findByText('Dimensions & Weight'));
  },
};

export const ThreeBikes: Story = { args: { bikeSlugs: 'classic-350-vs-cb350-vs-r15-v4' } };

export const PetrolAndElectric: Story = { args: { bikeSlugs: 'classic-350-vs-cb350-vs-r15-v4-vs-ather-450s' } };

export const EmptySlot: Story = {
  args: { bikeSlugs: 'classic-350' },
  parameters: { msw: [bike(classic), ...rest] },
};

export const Loading: Story = { parameters: { msw: [waits(), ...rest] } };

export const Failed: Story = {
  parameters: { msw: [failsToCompare(400, 'A bike cannot be compared with itself. Name each bike once.'), ...rest] },
};

const long = { name: 'Continental Adventure Touring 650 Twin Anniversary Edition', price: null, image: null };

export const LongText: Story = {
  parameters: { msw: [bikes([buildComparedBike('classic-350', long), cb350]), ...rest] },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
