import { toSlug } from '@dopahiya/domain/site';
import { modelRules } from './model-rules.ts';
import { isNumber, tellingWords, wordsOf } from './name-words.ts';

/** A model as the catalogue names it; `brand` is the slug of its brand. */
export interface NamedModel {
  slug: string;
  brand: string;
  name: string;
}

/** A bike as somebody listed it. */
export interface ListedName {
  brand: string;
  name: string;
  /** The year in which it was made. */
  year: number;
}

/** What was found of a listed name: the slugs of its brand and, where the catalogue has it, of its model. */
export interface Matched {
  brand: string;
  slug: string | null;
}

const MIN_SCORE = 0.9;

/** Brands that are written in another way, and those of which a part stands in the name. */
const brandSlugs: Readonly<Record<string, string>> = {
  ola: 'ola-electric',
  harley: 'harley-davidson',
  mv: 'mv-agusta',
};
const electricHero = /^(?:electric\b|photon|optima|nyx|atria)/;

/** Finds the models that listings name. A wrong one costs more than none: what two models are called alike is neither. */
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

/** Names with a remark in brackets tell two generations apart: rules alone find those. */
const hasPlainName = ({ name }: NamedModel): boolean => !name.includes('(');

const withWords = (model: NamedModel) => ({ ...model, words: withoutBrand(wordsOf(model.name), model.brand) });
type WordedModel = ReturnType<typeof withWords>;

function brandOf(written: string, name: string): string {
  const brand = toSlug(written);
  if (brand === 'hero' && electricHero.test(name.toLowerCase())) return 'hero-electric';
  return brandSlugs[brand] ?? brand;
}

/** Leaves the words of the brand out, unless the name has no others. */
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

/** The share of the model's words that were listed, and half the share of the listed ones that the model has. */
function scoreOf(ofModel: readonly string[], listed: readonly string[]): number {
  if (doNumbersContradict(ofModel, listed)) return 0;
  const telling = tellingWords(listed);
  const found = ofModel.filter((word) => listed.includes(word)).length / ofModel.length;
  return found + telling.filter((word) => ofModel.includes(word)).length / telling.length / 2;
}

/** Whether both have a number that the other one has not. */
function doNumbersContradict(one: readonly string[], other: readonly string[]): boolean {
  const [ofOne, ofOther] = [one.filter(isNumber), other.filter(isNumber)];
  return ofOne.some((number) => !ofOther.includes(number)) && ofOther.some((number) => !ofOne.includes(number));
}
