import { siteLanguages } from '@dopahiya/domain/site';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { theme } from '../../theme/theme.ts';
import { LanguageSwitch } from './language-switch.tsx';

const meta = {
  title: 'Frame/LanguageSwitch',
  tags: ['autodocs'],
  component: LanguageSwitch,
  parameters: {
    guide: {
      use: 'In the head and foot of every page: leads to this page in the other languages that are complete.',
      avoid: 'In the middle of a text: a link with `lang` and `hrefLang`.',
      states: 'A link for each language; nothing where there is none.',
      keyboard: 'Links, in the order of the page.',
    },
  },
  decorators: [
    (Story) => (
      <div style={{ padding: theme.space[4], background: theme.color.bgInk, color: theme.color.textOnInk }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof LanguageSwitch>;
export default meta;
type Story = StoryObj<typeof meta>;

const languagesThat = (isComplete: boolean) =>
  siteLanguages.map((language) => Object.assign({}, language, { isComplete }));
const complete = languagesThat(true);

export const Default: Story = { args: { languages: complete } };
export const Short: Story = { args: { languages: complete, isShort: true } };
export const NoneIsComplete: Story = {
  args: { languages: languagesThat(false) },
  parameters: { showsNothing: true },
};
