import type { Decorator } from '@storybook/react-vite';
import { useLayoutEffect } from 'react';
import { type Look, wearLook } from './look.ts';

/** The theme, contrast and motion of the toolbar. */
export const withLook: Decorator = function WithLook(Story, { globals }) {
  const { theme, contrast, motion } = globals as unknown as Look;
  useLayoutEffect(() => wearLook({ theme, contrast, motion }), [theme, contrast, motion]);
  return <Story />;
};
