import { siteLanguages } from '@dopahiya/domain';
import { theme } from '@dopahiya/ui-kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { LanguageSwitch } from './language-switch.tsx';

const meta = {
  title: 'Frame/LanguageSwitch',
  component: LanguageSwitch,
  decorators: [
    (Story) => (
      <div style={{ padding: theme.space[4], background: theme.color.bgInk }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LanguageSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

const complete = siteLanguages.map((language) => Object.assign({}, language, { isComplete: true }));

export const Default: Story = { args: { languages: complete } };
export const NoneIsComplete: Story = {};
