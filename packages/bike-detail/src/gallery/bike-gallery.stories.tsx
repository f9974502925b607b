import { toBikeCard } from '@dopahiya/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { buildBikeDetail, buildElectricBike } from '../testing.ts';
import { BikeGallery } from './bike-gallery.tsx';

const classic = buildBikeDetail();
const scooter = buildElectricBike();
const [red, ...others] = classic.color_options;
if (!red) throw new Error('The bike of the stories has no paint.');
const unpublished = { length: null, wheelbase: null, height: null, seat_height: null };

const meta = {
  component: BikeGallery,
  args: { bike: classic, colours: classic.color_options },
} satisfies Meta<typeof BikeGallery>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithoutLengths: Story = {
  play: async ({ canvas }) => {
    const chip = canvas.getByRole('button', { name: 'Measurements' });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'false');
    await expect(canvas.queryByRole('img', { name: /wheelbase/ })).toBeNull();
  },
};

export const Electric: Story = { args: { bike: scooter, colours: scooter.color_options } };

export const OnePaint: Story = { args: { colours: classic.color_options.slice(0, 1) } };

export const PaintsUnknown: Story = { args: { colours: [] } };

export const DimensionsUnpublished: Story = {
  args: { bike: { ...classic, ...unpublished } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Illustration/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Measurements' })).toBeNull();
  },
};

export const FromCard: Story = { args: { bike: toBikeCard(classic), colours: [] } };

export const NoPicture: Story = { args: { bike: { ...classic, image: null, drawing: null }, colours: [] } };

export const BrokenPaint: Story = {
  args: { colours: [red, { name: 'Broken', hex: red.hex, image: 'data:image/png;base64,broken' }, ...others] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('img', { name: /in Broken$/ })).toBeNull());
  },
};

export const LongText: Story = {
  args: { bike: { ...classic, name: 'Continental Adventure Touring 650 Twin Anniversary Edition' } },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
