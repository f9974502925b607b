import { toSlug } from '@dopahiya/domain/site';
import { modelRules } from './model-rules.ts';
import { isNumber, tellingWords, wordsOf } from './name-words.ts';

/** Model as named in the catalogue; `brand` is the slug of its brand. */
export interface NamedModel {
  slug: string;
  brand: string;
  name: string;
}

/** Bike as named in a listing. */
export interface ListedName {
  brand: string;
  name: string;
  /** Year of manufacture. */
  year: number;
}

/** Match of a listed name: the slugs of its brand and, if the catalogue has it, of its model. */
export interface Matched {
  brand: string;
  slug: string | null;
}

const MIN_SCORE = 0.9;

/** Brand slugs of alternative spellings, and of brands that are part of the name. */
const brandSlugs: Readonly<Record<string, string>> = {
  ola: 'ola-electric',
  harley: 'harley-davidson',
  mv: 'mv-agusta',
};
const electricHero = /^(?:electric\b|photon|optima|nyx|atria)/;

/** Creates a matcher of listed names to models. A wrong match is worse than none: a name shared by two models matches neither. */
export function modelMatcher(models: readonly NamedModel[]): (listed: ListedName) => Matched {
  const byBrand = Map.groupBy(models.filter(hasPlainName).map(withWords), ({ brand }) => brand);
  const slugs = new Set(models.map(({ slug }) => slug));
  return ({ brand: written, name, year }) => {
    const brand = brandOf(written, name);
    const words = withoutBrand(wordsOf(name), brand);
    if (words.length === 0) return { brand, slug: null };
    const rule = modelRules.find((one) => one.brand === brand && one.name.test(words.join(' ')));
    const ruled = rule?.slug(year);
    if (ruled === null || (ruled !== undefined && slugs.has(ruled))) return { brand, slug: ruled };
    return { brand, slug: bestOf(byBrand.get(brand) ?? [], words) };
  };
}

/** Names with a remark in brackets distinguish generations: only rules match those. */
const hasPlainName = ({ name }: NamedModel): boolean => !name.includes('(');

const withWords = (model: NamedModel) => ({ ...model, words: withoutBrand(wordsOf(model.name), model.brand) });
type WordedModel = ReturnType<typeof withWords>;

function brandOf(written: string, name: string): string {
  const brand = toSlug(written);
  if (brand === 'hero' && electricHero.test(name.toLowerCase())) return 'hero-electric';
  return brandSlugs[brand] ?? brand;
}

/** Removes the words of the brand, unless the name has no others. */
function withoutBrand(words: string[], brand: string): string[] {
  const rest = words.filter((word) => !brand.split('-').includes(word));
  return rest.length > 0 ? rest : words;
}

function bestOf(models: readonly WordedModel[], words: readonly string[]): string | null {
  const scored = models
    .map((model) => ({ slug: model.slug, score: scoreOf(model.words, words) }))
    .toSorted((one, other) => other.score - one.score);
  const [best, second] = scored;
  if (!best || best.score < MIN_SCORE) return null;
  return second && second.score > best.score - 1e-9 ? null : best.slug;
}

/** Scores a match: the share of the model's words that were listed, plus half the share of the listed words that the model has. */
function scoreOf(ofModel: readonly string[], listed: readonly string[]): number {
  if (doNumbersContradict(ofModel, listed)) return 0;
  const telling = tellingWords(listed);
  const found = ofModel.filter((word) => listed.includes(word)).length / ofModel.length;
  return found + telling.filter((word) => ofModel.includes(word)).length / telling.length / 2;
}

/** Checks whether each has a number that the other lacks. */
function doNumbersContradict(one: readonly string[], other: readonly string[]): boolean {
  const [ofOne, ofOther] = [one.filter(isNumber), other.filter(isNumber)];
  return ofOne.some((number) => !ofOther.includes(number)) && ofOther.some((number) => !ofOne.includes(number));
}
