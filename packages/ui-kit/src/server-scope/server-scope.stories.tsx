import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Section } from '../section/section.tsx';
import { ServerScope } from './server-scope.tsx';

const meta = {
  title: 'Page/ServerScope',
  tags: ['autodocs'],
  component: ServerScope,
  args: {
    markBelow: () => <p>Here the first screen may end.</p>,
    children: (
      <>
        <h1>Classic 350</h1>
        <Section title="Specifications">
          <p>Kerb weight 195 kg</p>
        </Section>
      </>
    ),
  },
  parameters: {
    guide: {
      use: 'Once, around all pages, on the server: what it marks is where the styles of the rest of a page stand, and links are plain.',
      avoid: 'In browsers: there links need their clicks.',
      states: 'Sections and whatever has a BelowMark before it are marked.',
      keyboard: 'It takes no focus itself.',
    },
    layout: 'fullscreen',
  },
} satisfies Meta<typeof ServerScope>;
export default meta;

export const MarkedBeforeASection: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const mark = canvas.getByText('Here the first screen may end.');
    await expect(mark.nextElementSibling).toBe(canvas.getByRole('region', { name: 'Specifications' }));
  },
};
