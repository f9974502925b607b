import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay, http, HttpResponse } from 'msw';
import { ownershipHandlers } from '../testing/ownership-handlers.ts';
import { readOwnershipInputs } from './ownership-inputs.ts';
import { OwnershipPage } from './ownership-page.tsx';

const at = (search: string) => ({ inputs: readOwnershipInputs(new URLSearchParams(search)) });

const meta = {
  component: OwnershipPage,
  parameters: { layout: 'fullscreen', msw: { handlers: ownershipHandlers } },
  args: at(''),
} satisfies Meta<typeof OwnershipPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Filled: Story = {};
export const OnLoan: Story = { args: at('loan=yes&interest=14') };
export const Empty: Story = { args: at('bike=no-such-thing') };
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
export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
