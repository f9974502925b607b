import { theme } from '@dopahiya/ui-kit';
import type { Decorator } from '@storybook/react-vite';

/** The room of the site's header, below which the bars of a bike's page stay. */
export const belowHeader: Decorator = (story) => <div style={{ paddingTop: theme.layout.header }}>{story()}</div>;
