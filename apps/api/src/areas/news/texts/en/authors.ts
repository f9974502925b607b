/** Descriptions of the site's own authors by name. */
export const authors: Readonly<Record<string, string>> = {
  Dopahiya:
    'Written by Dopahiya. Prices and tables update daily from our catalogue and price rules. Tell us if something is wrong.',
  'Dopahiya Sample Desk': 'A sample author for sample articles.',
};
