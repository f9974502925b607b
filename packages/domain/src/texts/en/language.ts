/** The language of this build as a BCP 47 tag, for `lang` and all formatting by Intl. */
export const language: string = 'en-IN';
