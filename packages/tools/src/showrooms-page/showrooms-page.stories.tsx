import type { Meta, StoryObj } from '@storybook/react-vite';
import { locationAt } from '../testing/location-at.ts';
import { buildShowroom, toolsHandlers } from '../testing/tools-handlers.ts';
import { showroomsPage } from './showrooms.page.tsx';

const { component: ShowroomsPage } = showroomsPage;

const { all, answers, fails, waits } = toolsHandlers;
const page = (results: object[]) => ({ count: results.length, next: null, previous: null, results });

const meta = {
  component: ShowroomsPage,
  parameters: { layout: 'fullscreen', msw: all() },
  args: { at: locationAt('/dealership') },
} satisfies Meta<typeof ShowroomsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Real: Story = {
  parameters: {
    msw: [
      answers(
        'dealerships',
        page([buildShowroom({ is_sample: false, phone: '011 2345 6789', website: 'https://x.example/' })]),
      ),
      ...all(),
    ],
  },
};
export const ManyPages: Story = {
  parameters: {
    msw: [
      answers('dealerships', { ...page([buildShowroom()]), count: 31, next: 'http://api.example/?page=2' }),
      ...all(),
    ],
  },
};
export const Empty: Story = { parameters: { msw: [answers('dealerships', page([])), ...all()] } };
export const Loading: Story = { parameters: { msw: [waits('dealerships'), waits('bikes'), ...all()] } };
export const Failed: Story = { parameters: { msw: [fails('dealerships'), fails('brands'), ...all()] } };
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
