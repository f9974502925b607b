/** Above it the law gives ABS to every new two-wheeler, whatever a variant is called. */
const LAW_ABOVE_CC = 125;

/** Whether some variants of a bike with an engine of so many cc may have ABS and others not. */
export const mayDifferInAbs = (engineCapacity: number | null): boolean =>
  engineCapacity !== null && engineCapacity <= LAW_ABOVE_CC;

/** The variants whose names say ABS where those of others do not: of a small bike often only the dearer ones have it. */
export function variantsWithAbs<Variant extends { name: string }>(
  engineCapacity: number | null,
  variants: readonly Variant[],
): Variant[] {
  if (!mayDifferInAbs(engineCapacity)) return [];
  const named = variants.filter(({ name }) => /\bABS\b/.test(name));
  return named.length < variants.length ? named : [];
}
