import * as z from 'zod';

/** An address of the web in a file of the catalogue. */
export const webAddress = z.url({ protocol: /^https?$/, error: 'must be an address that begins with https://' });
