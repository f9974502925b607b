/** Above this engine size the law requires ABS on every new two-wheeler, whatever a variant is called. */
const LAW_ABOVE_CC = 125;

/** Checks whether variants with this engine size in cc may differ in ABS. */
export const mayDifferInAbs = (engineCapacity: number | null): boolean =>
  engineCapacity !== null && engineCapacity <= LAW_ABOVE_CC;

/** Returns the variants with ABS in their names, if others lack it: on small bikes often only the dearer variants have ABS. */
export function variantsWithAbs<Variant extends { name: string }>(
  engineCapacity: number | null,
  variants: readonly Variant[],
): Variant[] {
  if (!mayDifferInAbs(engineCapacity)) return [];
  const named = variants.filter(({ name }) => /\bABS\b/.test(name));
  return named.length < variants.length ? named : [];
}
