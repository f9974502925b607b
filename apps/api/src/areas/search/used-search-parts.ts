import { budgetRanges, capacityRanges } from '@dopahiya/domain/bikes';
import type { UsedSearchPart } from '@dopahiya/domain/market';
import type { Fuel } from '@dopahiya/domain/requests';
import { type BodyStyle, stylesWithin } from '@dopahiya/domain/specifications';
import type { Condition } from '@dopahiya/engines/bike-conditions';
import type { ReadPart } from '@dopahiya/engines/plain-words';

/** Range, inclusive; undefined where it is open. */
interface Bounds {
  min?: number | undefined;
  max?: number | undefined;
}

/** Conditions of a typed search for used bikes: in rupees, years, km and cc; several values are alternatives. */
export interface UsedSearchConditions {
  /** Slugs. */
  brands?: string[];
  /** Models by the ids of the catalogue, or named by these words in a listing that is linked to none. */
  models?: { ids: number[]; words: string[] };
  cityIds?: number[];
  price?: Bounds;
  year?: Bounds;
  maxKm?: number;
  owners?: string[];
  colours?: string[];
  verified?: boolean;
  bodyStyles?: BodyStyle[];
  fuel?: Fuel;
  capacity?: Bounds;
  sort?: 'price-low' | 'price-high';
}

/** A part of a search with its conditions, before its place in the text is known. */
export type FoundPart = Omit<UsedSearchPart, 'without'>;

/** Amount that stands for an open end. */
const largest = { price: budgetRanges.at(-1)?.max ?? 0, capacity: capacityRanges.at(-1)?.max ?? 0 } as const;

/** Returns what a part of a search says of a used bike; null if used bikes cannot be narrowed by it. */
export function foundPartsOf(part: ReadPart): FoundPart[] | null {
  if (part.used) return ofUsed(part.used);
  if (part.sort) return part.sort === 'price-low' || part.sort === 'price-high' ? [one('sort', part.sort)] : null;
  const found = part.conditions.map((condition) => ofCondition(condition, part.brand));
  return found.length > 0 && found.every((each) => each !== null) ? found : null;
}

const one = (kind: FoundPart['kind'], value: string): FoundPart => ({ kind, value, min: null, max: null });

function ofCondition([name, value]: Condition, brand: string | undefined): FoundPart | null {
  if (name === 'brand') return one('brand', brand ?? value);
  if (name === 'body_style' || name === 'fuel') return one(name, value);
  if (name !== 'budget' && name !== 'capacity') return null;
  const kind = name === 'budget' ? 'price' : 'capacity';
  const [min = 0, max = 0] = value.split('-').map(Number);
  return { kind, value: null, min: min > 0 ? min : null, max: max < largest[kind] ? max : null };
}

function ofUsed(used: NonNullable<ReadPart['used']>): FoundPart[] {
  const bounds = used.filter(([name]) => name.endsWith('_year'));
  const bound = (name: string) => Number(used.find(([other]) => other === name)?.[1] ?? Number.NaN) || null;
  return [
    ...(bounds.length > 0 ? [{ ...one('year', ''), value: null, min: bound('min_year'), max: bound('max_year') }] : []),
    ...used.flatMap(([name, value]): FoundPart[] => {
      if (name === 'max_km') return [{ ...one('km', ''), value: null, max: Number(value) }];
      return name === 'owner' || name === 'color' || name === 'verified' ? [one(name, value)] : [];
    }),
  ];
}

/** Combines the parts' conditions: bounds both apply, values of one kind are alternatives. */
export function conditionsOfParts(parts: readonly FoundPart[]): UsedSearchConditions {
  const valuesOf = (kind: FoundPart['kind']) =>
    parts.flatMap((part) => (part.kind === kind && part.value !== null ? [part.value] : []));
  const boundsOf = (kind: FoundPart['kind']): Bounds => {
    const own = parts.filter((part) => part.kind === kind);
    const [mins, maxs] = [own.flatMap(({ min }) => min ?? []), own.flatMap(({ max }) => max ?? [])];
    return {
      ...(mins.length > 0 && { min: Math.max(...mins) }),
      ...(maxs.length > 0 && { max: Math.min(...maxs) }),
    };
  };
  const several = (values: string[]) => (values.length > 0 ? values : undefined);
  const { max: maxKm } = boundsOf('km');
  return given({
    price: boundsOf('price'),
    year: boundsOf('year'),
    capacity: boundsOf('capacity'),
    maxKm,
    owners: several(valuesOf('owner')),
    colours: several(valuesOf('color')),
    verified: valuesOf('verified').length > 0 || undefined,
    bodyStyles: several(valuesOf('body_style').flatMap((style) => stylesWithin(style as BodyStyle))),
    fuel: valuesOf('fuel').at(-1),
    sort: valuesOf('sort').at(-1),
  });
}

/** Drops what is not given, so that equal searches have equal conditions. */
function given(all: Record<string, unknown>): UsedSearchConditions {
  const isGiven = (value: unknown) => value !== undefined && JSON.stringify(value) !== '{}';
  return Object.fromEntries(Object.entries(all).filter(([, value]) => isGiven(value)));
}
