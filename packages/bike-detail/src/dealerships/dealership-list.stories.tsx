import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { buildBikeDetail, buildDealership, sectionHandlers } from '../testing.ts';
import { DealershipList } from './dealership-list.tsx';

const { all, fails, lists, waits } = sectionHandlers;
const showrooms = ['Ring Road Riders', 'Capital Riders', 'Yamuna Wheels'].map((name, index) =>
  buildDealership({ id: 19 + index, name }),
);

const meta = {
  component: DealershipList,
  args: { brand: buildBikeDetail().brand, city: 'Delhi' },
  parameters: { msw: all() },
  decorators: [(story) => <div style={{ maxWidth: 368 }}>{story()}</div>],
} satisfies Meta<typeof DealershipList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Handlers of a story: this one, and the usual replies to every other call. */
const besides = (handler: ReturnType<typeof fails>) => [handler, ...all()];

/** Returns a story that expects this text to appear. */
const saying = (text: string, handler: ReturnType<typeof fails>): Story => ({
  parameters: { msw: besides(handler) },
  play: async ({ canvas }) => expect(await canvas.findByText(text)).toBeVisible(),
});

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Sample')).toBeVisible();
    await expect(canvas.getByText(/sample showrooms/)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: /^Find a Royal Enfield dealer/ })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: /Directions|Call/ })).toBeNull();
  },
};

export const MorePages: Story = {
  parameters: { msw: besides(lists('dealerships', showrooms, { count: 9, next: '/api/dealerships/?page=2' })) },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: 'Load more' })).toBeVisible(),
};

export const Real: Story = {
  parameters: { msw: besides(lists('dealerships', [buildDealership({ is_sample: false })])) },
  play: async ({ canvas }) => {
    await canvas.findByRole('link', { name: 'Directions to Ring Road Riders' });
    await expect(canvas.queryByText('Sample')).toBeNull();
  },
};

export const LittleKnown: Story = saying(
  'Ring Road Riders',
  lists('dealerships', [
    buildDealership({ address: null, city: null, pincode: null, phone: null, latitude: null, is_sample: false }),
  ]),
);

export const Empty: Story = saying('No dealerships found in this location', lists('dealerships', []));
export const Failed: Story = saying('Error loading dealerships', fails('dealerships'));
export const CityMissing: Story = { args: { city: null } };
export const Loading: Story = { parameters: { msw: besides(waits('dealerships')), showsNothing: true } };

export const LongText: Story = {
  parameters: {
    msw: besides(
      lists('dealerships', [
        buildDealership({
          name: 'Sri Venkateswara Two-Wheelers and Accessories, Authorised Sales, Service and Spares',
          address: 'Door No. 12-34/5, Opposite the Old Bus Stand, Grand Northern Trunk Road, Thiruvallikeni',
        }),
      ]),
    ),
  },
};
