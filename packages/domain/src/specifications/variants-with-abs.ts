/** Above it the law gives ABS to every new two-wheeler, whatever a variant is called. */
const LAW_ABOVE_CC = 125;

/** The variants whose names say ABS where those of others do not: of a small bike often only the dearer ones have it. */
export function variantsWithAbs<Variant extends { name: string }>(
  engineCapacity: number | null,
  variants: readonly Variant[],
): Variant[] {
  if (engineCapacity === null || engineCapacity > LAW_ABOVE_CC) return [];
  const named = variants.filter(({ name }) => /\bABS\b/.test(name));
  return named.length < variants.length ? named : [];
}
