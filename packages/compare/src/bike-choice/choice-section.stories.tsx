import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http } from 'msw';
import { buildComparedBike, compareHandlers } from '../testing.ts';
import { ChoiceSection } from './choice-section.tsx';

const bikes = (['classic-350', 'cb350', 'r15-v4', 'ather-450s'] as const).map((slug) => buildComparedBike(slug));
const old = buildComparedBike('r15-v4', {
  id: 77,
  slug: 'r15-v3',
  name: 'R15 V3',
  status: 'discontinued',
  price: 145300,
  price_month: '2019-12',
});
const { choices, failsToList } = compareHandlers;

const meta = {
  component: ChoiceSection,
  args: { mode: 'bikes', bikes: bikes.slice(0, 2), query: { slot: 1, type: 'bikes', search: '', page: 1 } },
  parameters: { layout: 'fullscreen', msw: [choices([...bikes, old])] },
} satisfies Meta<typeof ChoiceSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Electric: Story = {
  args: { mode: 'electric', query: { slot: 1, type: 'electric', search: '', page: 1 } },
};
export const SeveralPages: Story = {
  parameters: { msw: [choices(Array.from({ length: 60 }, (_, id) => ({ ...old, id })))] },
};
export const NothingFound: Story = { parameters: { msw: [choices([])] } };
export const Loading: Story = { parameters: { msw: [http.get('*/api/bike-summary/', () => delay('infinite'))] } };
export const Failed: Story = { parameters: { msw: [failsToList(503, 'The catalogue is being renewed.')] } };
