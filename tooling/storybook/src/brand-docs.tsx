import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { brandTheme } from './brand-theme.ts';
import { type Look, systemScheme, wearLook } from './look.ts';

const themes = { light: brandTheme('light'), dark: brandTheme('dark') };

/** Docs pages in the brand's look, light or dark as the toolbar says. */
export function BrandDocs({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const look = lookOf(context);
  wearLook(look);
  const scheme = look.theme === 'system' ? systemScheme() : look.theme;
  return (
    <DocsContainer context={context} theme={themes[scheme]}>
      {children}
    </DocsContainer>
  );
}

// A docs page is drawn anew when the toolbar changes; its first story knows what was chosen.
function lookOf(context: DocsContainerProps['context']): Look {
  const [story] = context.componentStories();
  return (story ? context.getStoryContext(story).globals : {}) as Look;
}
