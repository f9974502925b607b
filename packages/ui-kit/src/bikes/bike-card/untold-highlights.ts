/** The highlights that repeat none of the figures that stand on the card already. */
export function untoldHighlights(highlights: readonly string[], facts: readonly string[]): string[] {
  const told = new Set(facts.flatMap((fact) => fact.match(figure) ?? []));
  return highlights.filter((highlight) => !(highlight.match(figures) ?? []).some((one) => told.has(one)));
}

const figure = /^[\d,.]+ [a-z/]+/i;
const figures = /[\d,.]*\d [a-z/]+/gi;
