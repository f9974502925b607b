import { toBikeCard } from '@dopahiya/domain/bikes';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { samplePhoto } from '@dopahiya/ui-kit/testing';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { buildBikeDetail } from '../testing.ts';
import { BikeGallery } from './bike-gallery.tsx';
import { ShownPictureProvider, ShownPictureStore } from './shown-picture.ts';

const classic = buildBikeDetail();
const [red, ...others] = classic.color_options;
if (!red) throw new Error('The bike of the stories has no paint.');
const unpublished = { length: null, wheelbase: null, height: null, seat_height: null };

const meta = {
  component: BikeGallery,
  args: { bike: classic, colours: classic.color_options },
  decorators: [
    (Story) => (
      <ShownPictureProvider value={new ShownPictureStore()}>
        <Story />
      </ShownPictureProvider>
    ),
  ],
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

export const LengthsBesideEach: Story = {
  play: async ({ canvas }) => {
    const last = others.at(-1)?.name ?? '';
    await userEvent.click(canvas.getByRole('link', { name: last }));
    const picture = within(canvas.getByRole('listitem', { name: last }));
    await expect(await picture.findByRole('img', { name: /wheelbase/ })).toBeVisible();
  },
};

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

const photos = [
  samplePhoto(),
  samplePhoto({ alt: 'Its seat from above', variant: 'Heritage', credit: 'Ravi Menon', licence: 'CC0' }),
];

export const Photographs: Story = {
  args: { bike: { ...classic, photos } },
  play: async ({ canvas }) => {
    const [first] = canvas.getAllByRole<HTMLImageElement>('img');
    await expect(first).toHaveAccessibleName('A red motorcycle under a tree, from the left');
    await expect(first).toHaveAttribute('width', '1500');
    await expect(first).toHaveAttribute('fetchpriority', 'high');
    const small = canvas.getByRole('link', { name: 'Photograph 1' }).querySelector('img');
    await waitFor(() => expect(first?.currentSrc).not.toBe(''));
    await waitFor(() => expect(small?.currentSrc).toBe(first?.currentSrc));
    await expect(canvas.getByText('Photograph: Asha Rao · CC BY 4.0')).toBeVisible();
    await expect(canvas.getByText('Photos first, then a drawing to scale')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Measurements' })).toBeNull();
    await userEvent.click(canvas.getByRole('link', { name: red.name }));
    await expect(await canvas.findByRole('button', { name: 'Measurements' })).toBeVisible();
    await expect(canvas.getByText('Illustration drawn from published dimensions')).toBeVisible();
  },
};

export const PhotographHigh: Story = {
  args: { bike: { ...classic, photos: [samplePhoto({ width: 1000, height: 1500 })] } },
  play: async ({ canvas }) => {
    const [large] = canvas.getAllByRole('img');
    const credit = canvas.getByText('Photograph: Asha Rao · CC BY 4.0');
    const { top, height } = large?.getBoundingClientRect() ?? new DOMRect();
    await expect(height).toBeGreaterThan(150);
    await expect(top + height).toBeLessThanOrEqual(credit.getBoundingClientRect().top + 1);
    await expect(
      canvas.getByRole('list', { name: 'Royal Enfield Classic 350' }).getBoundingClientRect().bottom,
    ).toBeGreaterThanOrEqual(credit.getBoundingClientRect().bottom - 1);
  },
};

export const PhotographEnlarged: Story = {
  args: { bike: { ...classic, photos } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Full screen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Royal Enfield Classic 350' }));
    await waitFor(() => expect(dialog.getByText('Photograph: Asha Rao · CC BY 4.0')).toBeVisible());
  },
};

export const BrokenPhotograph: Story = {
  args: { bike: { ...classic, photos: [samplePhoto({ address: 'data:image/png;base64,broken#' })] } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByText(/^Photograph: /)).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Measurements' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: { bike: { ...classic, name: 'Continental Adventure Touring 650 Twin Anniversary Edition' } },
};

export const Mobile: Story = { globals: { viewport: { value: 'phone' } } };
