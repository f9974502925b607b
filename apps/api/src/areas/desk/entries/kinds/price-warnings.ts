import { formatMonthIn } from '@dopahiya/domain/languages';
import { formatPrice, type Language } from '@dopahiya/domain/site';
import type { StoredModel } from '../../../seeding/index.ts';
import { fieldTexts } from '../../texts/index.ts';
import type { Problem } from '../entry-kind.ts';

/** Warns of prices that replace those of the same month, which is right only for a correction. */
export function priceWarnings(before: StoredModel | undefined, after: StoredModel, language: Language): Problem[] {
  if (!before) return [];
  const own = warningOf(
    'price',
    { price: before.price, month: before.price_month },
    { price: after.price, month: after.price_month },
    language,
  );
  const ofVariants = after.variants.flatMap((variant, index) => {
    const earlier = before.variants.find(({ name }) => name === variant.name);
    if (!earlier) return [];
    return warningOf(
      `variants.${index}.ex_showroom_price`,
      { price: earlier.ex_showroom_price, month: earlier.price_month ?? before.price_month },
      { price: variant.ex_showroom_price, month: variant.price_month ?? after.price_month },
      language,
    );
  });
  return [...own, ...ofVariants];
}

interface DatedPrice {
  price: number | null;
  month: string | null;
}

function warningOf(path: string, before: DatedPrice, after: DatedPrice, language: Language): Problem[] {
  if (before.price === null || before.month === null || before.price === after.price || before.month !== after.month)
    return [];
  const reason = fieldTexts[language].replacesPrice(formatMonthIn(language, before.month), formatPrice(before.price));
  return [{ path, reason }];
}
