import type { Meta, StoryObj } from '@storybook/react-vite';
import { sampleSuggestion } from '@dopahiya/ui-kit/testing';
import { sectionHandlers } from '../testing.ts';
import { MissingBike } from './missing-bike.tsx';

const near = [
  sampleSuggestion(),
  sampleSuggestion({ id: 2, name: 'Hunter 350', slug: 'hunter-350' }),
  sampleSuggestion({ id: 3, name: 'Super Meteor 650', slug: 'super-meteor-650' }),
];
const found = (results: object[]) =>
  sectionHandlers.answers('suggestions', { results, recent_searches: [], popular_searches: [] });

const meta = {
  component: MissingBike,
  args: { address: { brandSlug: 'royal-enfield', slug: 'classic-360' }, search: <input aria-label="Search" /> },
  parameters: { layout: 'fullscreen', msw: [found(near), ...sectionHandlers.all()] },
} satisfies Meta<typeof MissingBike>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const NoNameNear: Story = { parameters: { msw: [found([]), ...sectionHandlers.all()] } };

export const NothingNear: Story = {
  parameters: {
    msw: [found([]), sectionHandlers.fails('brand', 404), ...sectionHandlers.all()],
  },
};

export const Loading: Story = {
  parameters: { msw: [sectionHandlers.waits('suggestions'), ...sectionHandlers.all()] },
};

export const Failed: Story = {
  parameters: { msw: [sectionHandlers.fails('suggestions'), ...sectionHandlers.all()] },
};

export const OfAnId: Story = { args: { address: undefined } };
