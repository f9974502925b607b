import { pageCss } from '@dopahiya/ui-kit/page-style';
import { fonts } from './fonts.ts';

/** The style text of every page: tokens, fonts, reset. Only the server writes it, so no script carries it. */
export const pageStyle: string = pageCss({ fonts });
