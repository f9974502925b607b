import { inRupees } from './amounts.ts';
import { hindiNumbers, numberOfWord, romanNumbers } from '../../quotation/number-words.ts';

const scale = 'lakhs?|lacs?|thousand|ha[zj]aa?rs?|crores?|लाख|हज़?ार|करोड़?|k|l|cr';
const english = 'one|two|three|four|five|six|seven|eight|nine|ten|fifty|sixty|seventy|eighty|ninety';
const words = [english, ...Object.keys(romanNumbers), ...hindiNumbers].join('|');
const number = String.raw`(\d{1,3}(?:\.\d{1,2})?|${words})`;
const edge = String.raw`(?<![\p{L}\p{M}\p{N}.,])`;
const end = String.raw`(?![\p{L}\p{M}\p{N}])`;

const span = new RegExp(
  `${edge}${number}(\\s*(?:and|to|or|se|ya|aur|से|या|और|-)\\s*)${number}\\s*(${scale})${end}`,
  'giu',
);

/** Words for a quarter less and for a half more, and the half behind a number: 'paune do', 'saadhe teen', 'one and a half'. */
const fractions = new RegExp(
  `${edge}(?:(paune|pauna|pone|पौने)|(saa?d+h?e|साढ\\u093C?े))?\\s*(?:${number}(\\s+and\\s+(?:a\\s+)?half)?)?(?=\\s*(?:${scale})${end})`,
  'giu',
);

/** Writes numbers with a fraction in words as decimals: 'paune do lakh' is 1.75 lakh. */
const withFractions = (text: string): string =>
  text.replaceAll(fractions, (whole, less?: string, more?: string, said?: string, half?: string) => {
    if ((less ?? more ?? half) === undefined) return whole;
    const value = said === undefined ? 1 : valueOf(said);
    return String(value - (less === undefined ? 0 : 0.25) + ((more ?? half) === undefined ? 0 : 0.5));
  });

const lakhAndThousand = new RegExp(
  `${edge}(\\d{1,3}(?:\\.\\d{1,2})?)\\s*(?:lakhs?|lacs?|l|लाख)\\s+(?:and\\s+)?(\\d{1,2})\\s*(?:k|thousand|ha[zj]aa?rs?|हज़?ार)${end}`,
  'giu',
);

const thousandsOfKm = new RegExp(
  `${edge}(\\d{1,3}(?:\\.\\d{1,2})?)\\s*(k|thousand|ha[zj]aa?rs?|हज़?ार|lakhs?|लाख)\\s+(?=k(?:m|ilomet)|किमी|किलोमीटर)`,
  'giu',
);

/** Merges '1 lakh 20 thousand' and '20 thousand km' into one number. */
export const oneSum = (text: string): string =>
  text
    .replaceAll(thousandsOfKm, (_, thousands: string, unit: string) => `${inRupees(Number(thousands), unit)} `)
    .replaceAll(lakhAndThousand, (_, lakhs: string, more: string) =>
      String(Math.round(Number(lakhs) * 100_000) + Number(more) * 1000),
    );

const valueOf = (written: string): number => Number(written) || (numberOfWord(written.toLowerCase()) ?? 0);

/** Copies the unit of a range to its first number: 'between 1 and 1.5 lakh'; fractions in words become decimals. */
export const spanOfUnits = (text: string): string =>
  withFractions(text).replaceAll(span, (whole, first: string, joint: string, second: string, unit: string) => {
    const [low, high] = [valueOf(first), valueOf(second)];
    return low > 0 && low < high ? `${low} ${unit}${joint}${high} ${unit}` : whole;
  });
