import type { Meta, StoryObj } from '@storybook/react-vite';
import { type IconName, Icon } from './icon.tsx';
import { iconPaths } from './icon-paths.ts';

const meta = {
  title: 'Page/Icon',
  tags: ['autodocs'],
  component: Icon,
  parameters: {
    guide: {
      use: 'Beside a word. Alone only inside IconButton.',
      avoid: 'In front of every fact: the number is the picture.',
      states: 'At 16, 18, 20 or 22 px, outline or solid.',
      keyboard: 'It takes no focus and is not read.',
    },
  },
  args: { name: 'search' },
} satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <span key={name}>
          <Icon {...args} name={name} /> {name}
        </span>
      ))}
    </div>
  ),
};
export const Solid: Story = { args: { name: 'star', fill: 'solid', size: 24 } };
