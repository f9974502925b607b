import { emulateMedia } from './emulate-media.ts';

/** Preferences chosen in the toolbar; 'system' means the browser's own. */
export interface Preferences {
  theme: 'system' | 'light' | 'dark';
  contrast: 'system' | 'more';
  motion: 'system' | 'less';
}

/** Applies preferences to the document: the theme like the shell, the others like a browser. */
export function applyPreferences({ theme, contrast, motion }: Preferences): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  emulateMedia('prefers-contrast', contrast === 'more' ? 'more' : null);
  emulateMedia('prefers-reduced-motion', motion === 'less' ? 'reduce' : null);
}

/** Returns the colour scheme that the browser prefers. */
export const systemScheme = (): 'light' | 'dark' =>
  matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
