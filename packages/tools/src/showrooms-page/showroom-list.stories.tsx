import type { Meta, StoryObj } from '@storybook/react-vite';
import { buildShowroom, toolsHandlers } from '../testing/tools-handlers.ts';
import { ShowroomList } from './showroom-list.tsx';

const { all, answers, fails, waits } = toolsHandlers;
const page = (results: object[]) => ({ count: results.length, next: null, previous: null, results });

const meta = {
  component: ShowroomList,
  parameters: { msw: all() },
  args: { choice: { brand: { slug: 'honda', name: 'Honda' }, city: 'Delhi', page: 1, unknownBrand: null } },
} satisfies Meta<typeof ShowroomList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const ManyPages: Story = {
  parameters: {
    msw: [
      answers('dealerships', { ...page([buildShowroom()]), count: 31, next: 'http://api.example/?page=2' }),
      ...all(),
    ],
  },
};
export const Empty: Story = { parameters: { msw: [answers('dealerships', page([])), ...all()] } };
export const Loading: Story = { parameters: { msw: [waits('dealerships'), ...all()], showsNothing: true } };
export const Failed: Story = { parameters: { msw: [fails('dealerships'), ...all()] } };
