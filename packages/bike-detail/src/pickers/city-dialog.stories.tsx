import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sectionHandlers } from '../testing.ts';
import { CityDialog } from './city-dialog.tsx';

const { all, fails, lists, waits } = sectionHandlers;

const appeared = (canvasElement: HTMLElement) =>
  waitFor(() => expect(within(canvasElement).getByRole('dialog')).toHaveStyle({ opacity: '1' }));

const many = Object.entries({
  Agra: 'Uttar Pradesh',
  Bengaluru: 'Karnataka',
  Chennai: 'Tamil Nadu',
  Delhi: 'Delhi',
  Guwahati: 'Assam',
  Hyderabad: 'Telangana',
  Indore: 'Madhya Pradesh',
  Jaipur: 'Rajasthan',
  Kochi: 'Kerala',
  Lucknow: 'Uttar Pradesh',
}).map(([name, state], index) => ({ id: index + 1, name, state }));

const meta = {
  component: CityDialog,
  args: { city: 'Delhi', onChoose: fn(), onClose: fn() },
  parameters: { msw: all() },
  play: async ({ canvas, canvasElement }) => {
    await appeared(canvasElement);
    await expect(await canvas.findByRole('list', { name: 'Cities' })).toBeVisible();
  },
} satisfies Meta<typeof CityDialog>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await appeared(canvasElement);
    await expect(canvas.getByRole('searchbox')).toHaveFocus();
    await userEvent.click(await canvas.findByRole('button', { name: /^Jaipur/ }));
    await expect(args.onChoose).toHaveBeenCalledWith({ name: 'Jaipur', state: 'Rajasthan' });
  },
};

export const EnterTakesTheFirst: Story = {
  play: async ({ args, canvas, canvasElement }) => {
    await appeared(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'jaip{Enter}');
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith({ name: 'Jaipur', state: 'Rajasthan' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const MorePages: Story = {
  parameters: { msw: [lists('cities', many, { count: 40, next: '/api/cities/?page=2' })] },
};

export const NothingFound: Story = {
  play: async ({ canvas, canvasElement }) => {
    await appeared(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox'), 'zz');
    await expect(await canvas.findByText('No cities found')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { msw: [lists('cities', [])] },
  play: async ({ canvas, canvasElement }) => {
    await appeared(canvasElement);
    await expect(await canvas.findByText('No cities available')).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: [waits('cities')] },
  play: ({ canvasElement }) => appeared(canvasElement),
};

export const Failed: Story = {
  parameters: { msw: [fails('cities')] },
  play: async ({ canvas, canvasElement }) => {
    await appeared(canvasElement);
    await expect(await canvas.findByText('Failed to load cities.')).toBeVisible();
  },
};

export const LongText: Story = {
  args: { city: 'Sri Potti Sriramulu Nellore' },
  parameters: {
    msw: [
      lists('cities', [
        { id: 1, name: 'Sri Potti Sriramulu Nellore', state: 'Dadra and Nagar Haveli and Daman and Diu' },
        { id: 2, name: 'Thiruvananthapuram', state: 'Kerala' },
      ]),
    ],
  },
};
