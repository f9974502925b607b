import { phraseTable } from '../../../core/hindi/phrase-table.ts';

const paragraphs = phraseTable({
  'Sample: this bike does not exist, and nobody sells it. It shows what a listing looks like.':
    'नमूना: यह बाइक असल में नहीं है और कोई इसे नहीं बेच रहा। इससे दिखता है कि विज्ञापन कैसा होता है।',
  'Its price follows from the price new: # % of it after one year, # % of the year before after each further one, less # % for each earlier owner, rounded to ₹#.':
    'इसकी कीमत नई बाइक की कीमत से निकली है: एक साल बाद उसका #%, हर अगले साल पिछले साल का #%, हर पिछले मालिक पर #% कम, ₹# तक पूरी की हुई।',
});

/** Returns the description of a sample listing in Hindi. */
export const sampleDescriptionInHindi = (description: string): string =>
  description
    .split('\n\n')
    .map((paragraph) => paragraphs.find(paragraph) ?? paragraph)
    .join('\n\n');
