import tokens from '@dopahiya/ui-kit/tokens.json';
import { create } from 'storybook/theming/create';

type Base = 'light' | 'dark';

/** Creates Storybook's own theme from the design tokens: side bar, toolbars and docs pages. */
export function brandTheme(base: Base) {
  const colours = tokens.color[base];
  const colour = (name: keyof typeof colours): string => resolve(colours[name].$value);
  return create({
    base,
    brandTitle: 'Dopahiya',
    brandImage: base === 'light' ? 'brand-light.svg' : 'brand-dark.svg',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: 'Anek, system-ui, sans-serif',
    appBg: colour('bg-sunken'),
    appContentBg: colour('bg-page'),
    appPreviewBg: colour('bg-page'),
    appBorderColor: colour('line-hair'),
    appBorderRadius: 6,
    barBg: colour('bg-page'),
    barTextColor: colour('text-muted'),
    barHoverColor: colour('text-default'),
    barSelectedColor: colour('text-accent'),
    textColor: colour('text-default'),
    textMutedColor: colour('text-muted'),
    textInverseColor: colour('bg-page'),
    colorPrimary: colour('action-primary-bg'),
    colorSecondary: colour('text-accent'),
    inputBg: colour('bg-raised'),
    inputBorder: colour('line-control'),
    inputTextColor: colour('text-default'),
    inputBorderRadius: 6,
    buttonBg: colour('bg-page'),
    buttonBorder: colour('line-control'),
    booleanBg: colour('bg-sunken'),
    booleanSelectedBg: colour('bg-selected'),
  });
}

/** Resolves a token's value; '{palette.ink.900}' references another one. */
function resolve(value: string): string {
  const path = /^\{(.+)\}$/.exec(value)?.[1];
  if (path === undefined) return value;
  const token = path.split('.').reduce<unknown>((group, key) => (group as Record<string, unknown>)[key], tokens);
  return resolve((token as { $value: string }).$value);
}
