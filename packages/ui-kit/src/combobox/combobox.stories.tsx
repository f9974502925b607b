import { formatPrice } from '@dopahiya/domain/site';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { useState } from 'react';
import { BikeDrawing } from '../bikes/bike-drawing/bike-drawing.tsx';
import { Button } from '../button/button.tsx';
import { Chip } from '../chip/chip.tsx';
import { ChipRow } from '../chip/chip-row.tsx';
import { Icon } from '../icon/icon.tsx';
import { sampleBikes } from '../testing.ts';
import type { ComboboxOption } from './combobox-section.ts';
import { Combobox } from './combobox.tsx';

const bikes: ComboboxOption[] = sampleBikes.slice(0, 3).map((bike) => ({
  id: `bike-${bike.id}`,
  text: bike.name,
  href: `/bikes/${bike.id}`,
  content: (
    <>
      <span style={{ width: 64 }}>
        <BikeDrawing bike={bike} alt="" />
      </span>
      <span style={{ flex: 1 }}>{bike.name}</span>
      <b>{formatPrice(bike.price)}</b>
    </>
  ),
}));
const terms: ComboboxOption[] = ['honda', 'electric scooter'].map((text) => ({
  id: text,
  text,
  afterChoice: 'stay',
  content: (
    <>
      <Icon name="search" size={18} />
      {text}
    </>
  ),
}));
const cities = ['Jaipur', 'Jaisalmer', 'Jaitpur'].map((text) => ({ id: text, text }));

const meta = {
  title: 'Fields/Combobox',
  tags: ['autodocs'],
  component: Combobox,
  parameters: {
    guide: {
      use: 'A value that is found by typing: a bike, a city, a showroom.',
      avoid: 'For fewer than about ten values: SelectField or RadioGroup.',
      states: 'Closed, open, loading, nothing found, failed, chosen; options of two lines.',
      keyboard:
        'Arrow keys go through the list, Enter takes an option, Escape closes the list, then empties the field; Tab leaves it.',
    },
  },
  args: {
    label: 'Search Bikes or Scooters',
    placeholder: 'Search Bikes or Scooters...',
    name: 'q',
    sections: [
      { title: 'Bike Suggestions', options: bikes },
      { title: 'Popular Searches', options: terms },
    ],
    onChoose: fn(),
  },
  // Keeps the open list from being cut off in the story's screenshot.
  decorators: [(Story) => <div style={{ minHeight: 480, maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof Combobox>;
export default meta;
type Story = StoryObj<typeof meta>;

const open: Story['play'] = ({ canvas }) => userEvent.click(canvas.getByRole('combobox'));

export const Default: Story = {};
export const Open: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await userEvent.keyboard('{ArrowDown}');
  },
};
export const Sunken: Story = { args: { tone: 'sunken', value: 'classic' } };
export const Large: Story = { args: { tone: 'large', trailing: <Button type="submit">Search</Button> } };
export const Labelled: Story = {
  args: { label: 'City', labelled: 'visibly', hint: 'Where the bike is registered', sections: [{ options: cities }] },
  play: open,
};
export const Standing: Story = { args: { list: 'standing', sections: [{ options: cities }] } };
export const Loading: Story = {
  args: { status: 'loading', sections: [] },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Searching...');
    await expect(canvas.queryByRole('listbox')).not.toBeInTheDocument();
  },
};
export const LoadingMore: Story = {
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('listbox')).toHaveAttribute('aria-busy', 'true');
  },
};
export const Empty: Story = {
  args: { sections: [], emptyTexts: 'No cities found' },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox'));
    await expect(canvas.getByRole('status')).toHaveTextContent('No cities found');
  },
};
export const Cleared: Story = {
  args: { value: 'classic' },
  render: function LiveCombobox(args) {
    const [value, setValue] = useState(args.value ?? '');
    return <Combobox {...args} value={value} onValueChange={setValue} />;
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByRole('combobox')).toHaveValue('');
    await waitFor(() => expect(canvas.getByRole('combobox')).toHaveFocus());
  },
};
/** Chips below the field with popular searches fill it. */
export const WithChips: Story = {
  render: function FilledCombobox(args) {
    const [value, setValue] = useState('');
    return (
      <>
        <Combobox {...args} value={value} onValueChange={setValue} />
        <ChipRow label="Popular searches">
          {['Activa', 'Splendor'].map((term) => (
            <Chip key={term} onClick={() => setValue(term)}>
              {term}
            </Chip>
          ))}
        </ChipRow>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Splendor' }));
    await expect(canvas.getByRole('combobox')).toHaveValue('Splendor');
  },
};
export const Error: Story = {
  args: { status: 'error', sections: [], emptyTexts: 'The cities could not be loaded: check the connection.' },
  play: open,
};
export const LongText: Story = {
  args: {
    sections: [{ title: 'Bike Suggestions', options: [{ id: 'long', text: 'A very long name of a bike '.repeat(8) }] }],
  },
  play: open,
};
export const Mobile: Story = { play: Open.play, globals: { viewport: { value: 'phone' } } };
