import { theme } from '@dopahiya/ui-kit';
import type { Decorator } from '@storybook/react-vite';

/** Leaves room for the site header, below which the page's bars stick. */
export const belowHeader: Decorator = (story) => <div style={{ paddingTop: theme.layout.header }}>{story()}</div>;
