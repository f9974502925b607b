import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { brandTheme } from './brand-theme.ts';
import { type Preferences, systemScheme, applyPreferences } from './preferences.ts';

const themes = { light: brandTheme('light'), dark: brandTheme('dark') };

/** Docs page in the brand's theme, light or dark as in the toolbar. */
export function BrandDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const preferences = preferencesOf(context);
  applyPreferences(preferences);
  const scheme = preferences.theme === 'system' ? systemScheme() : preferences.theme;
  return (
    <DocsContainer context={context} theme={themes[scheme]}>
      {children}
    </DocsContainer>
  );
}

// A docs page is rendered again when the toolbar changes; its first story has the chosen preferences.
function preferencesOf(context: DocsContainerProps['context']): Preferences {
  const [story] = context.componentStories();
  return (story ? context.getStoryContext(story).globals : {}) as Preferences;
}
