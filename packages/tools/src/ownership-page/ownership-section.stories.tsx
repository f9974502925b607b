import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { ownershipHandlers } from '../testing/ownership-handlers.ts';
import { OwnershipSection } from './ownership-section.tsx';

const meta = {
  component: OwnershipSection,
  parameters: { layout: 'fullscreen', msw: { handlers: ownershipHandlers } },
  args: { slugs: ['activa-125', 'rizta'] },
} satisfies Meta<typeof OwnershipSection>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const Loading: Story = {
  parameters: { msw: { handlers: [http.get('*/running-costs/', () => delay('infinite')), ...ownershipHandlers] } },
};
export const Failed: Story = {
  parameters: {
    msw: {
      handlers: [
        http.get('*/running-costs/', () => HttpResponse.json({ detail: 'Down' }, { status: 503 })),
        ...ownershipHandlers,
      ],
    },
  },
};
