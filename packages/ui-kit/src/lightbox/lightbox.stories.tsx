import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { sampleBikes } from '../testing.ts';
import { Lightbox } from './lightbox.tsx';

const slides = sampleBikes.slice(0, 5).map(({ id, name, brand, image }) => ({
  id: `${id}`,
  label: `${brand.name} ${name}`,
  content: <img src={image ?? ''} alt={`${brand.name} ${name}`} />,
}));

function EnlargeButton(props: ComponentProps<typeof Lightbox>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Enlarge</Button>
      <Lightbox {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

const meta = {
  title: 'Overlays/Lightbox',
  tags: ['autodocs'],
  component: Lightbox,
  parameters: {
    guide: {
      use: 'Pictures that deserve the whole screen.',
      avoid: 'For anything but pictures: Dialog.',
      states:
        'One picture or several with dots; its code loads with the first opening, a failure closes it and says so.',
      keyboard: 'Arrow keys go through the pictures, Escape closes, the focus returns to what opened it.',
    },
  },
  args: { label: 'Bikes of this week', slides, isOpen: false, onClose: fn() },
  render: (args) => <EnlargeButton {...args} />,
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enlarge' }));
    const dialog = await screen.findByRole('dialog', { name: args.label });
    await waitFor(() => expect(dialog).toHaveStyle({ opacity: '1' }));
  },
} satisfies Meta<typeof Lightbox>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Single: Story = { args: { slides: slides.slice(0, 1) } };
export const LongText: Story = {
  args: { label: 'All pictures that the showroom in Lajpat Nagar sent us of this bike' },
};
