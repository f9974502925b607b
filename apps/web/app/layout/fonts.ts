import body from '@dopahiya/ui-kit/fonts/anek-body.woff2?url';
import devanagari from '@dopahiya/ui-kit/fonts/anek-deva-brand.woff2?url';
import display from '@dopahiya/ui-kit/fonts/anek-display.woff2?url';
import displayRupee from '@dopahiya/ui-kit/fonts/anek-display-rupee.woff2?url';
import bodyRupee from '@dopahiya/ui-kit/fonts/anek-rupee.woff2?url';

/** Where the bundler put the fonts. */
export const fonts = { body, bodyRupee, devanagari, display, displayRupee };
