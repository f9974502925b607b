import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { buildComparedBike, compareHandlers } from '../testing.ts';
import { ChoiceDialog } from './choice-dialog.tsx';

const bikes = (['classic-350', 'cb350', 'r15-v4', 'ather-450s'] as const).map((slug) => buildComparedBike(slug));
const { choices, failsToList, found, rivals } = compareHandlers;

const meta = {
  component: ChoiceDialog,
  args: { mode: 'bikes', bikes: bikes.slice(0, 2), slot: 1, onClose: () => {} },
  parameters: { msw: [choices(bikes), found(bikes), rivals()] },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(within(canvasElement).getByRole('dialog')).toHaveStyle({ opacity: '1' }));
  },
} satisfies Meta<typeof ChoiceDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingFound: Story = {
  play: async ({ canvasElement }) => {
    const dialog = within(canvasElement);
    await waitFor(() => expect(dialog.getByRole('dialog')).toHaveStyle({ opacity: '1' }));
    await userEvent.type(dialog.getByRole('searchbox'), 'boat');
    await expect(await dialog.findByText('No bikes found matching your search')).toBeVisible();
  },
};
export const Failed: Story = { parameters: { msw: [failsToList(503, 'The catalogue is being renewed.'), rivals()] } };
