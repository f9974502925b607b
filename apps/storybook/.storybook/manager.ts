import { brandTheme } from '@dopahiya/storybook-config/brand-theme';
import { addons } from 'storybook/manager-api';
import { getPreferredColorScheme } from 'storybook/theming';

addons.setConfig({ theme: brandTheme(getPreferredColorScheme()) });
