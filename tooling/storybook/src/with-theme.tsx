import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';

/** The colour theme of the toolbar, as the shell sets it: an attribute of the root, none for the system's own. */
export const withTheme: Decorator = function WithTheme(Story, { globals }) {
  const theme = String(globals['theme']);
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (theme === 'system') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
  }, [theme]);
  return <Story />;
};
