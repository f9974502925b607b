import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { CarouselArrows } from './carousel-arrows.tsx';

const carousel = { attach: fn(), canGoBack: true, canGoForward: true, page: fn() };

const meta = {
  title: 'Bikes/CarouselArrows',
  tags: ['autodocs'],
  component: CarouselArrows,
  parameters: {
    guide: {
      use: 'In the head of the section whose Carousel they page.',
      avoid: 'Below a row that is wholly in sight.',
      states: 'At an end an arrow does nothing and says so, but keeps the focus.',
      keyboard: 'Tab reaches each arrow, Enter and Space page.',
    },
  },
  args: { carousel, label: 'trending bikes' },
} satisfies Meta<typeof CarouselArrows>;
export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {};
export const AtTheStart: Story = { args: { carousel: { ...carousel, canGoBack: false } } };
export const BelowOnPhone: Story = { args: { place: 'below' }, globals: { viewport: { value: 'phone' } } };
