import { emulateMedia } from './emulate-media.ts';

/** How the toolbar says that stories shall look; the browser's own preferences count where it says 'system'. */
export interface Preferences {
  theme: 'system' | 'light' | 'dark';
  contrast: 'system' | 'more';
  motion: 'system' | 'less';
}

/** Shows the document as somebody prefers it: the theme as the shell sets it, the preferences as a browser would tell them. */
export function applyPreferences({ theme, contrast, motion }: Preferences): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  emulateMedia('prefers-contrast', contrast === 'more' ? 'more' : null);
  emulateMedia('prefers-reduced-motion', motion === 'less' ? 'reduce' : null);
}

/** The scheme that the browser prefers. */
export const systemScheme = (): 'light' | 'dark' =>
  matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
