const places = /(?<![\p{L}\p{M}])(?:in|at|near) (\p{L}{3,})|(\p{L}[\p{L}\p{M}]{2,}) (?:me|mein|में|मे)(?![\p{L}\p{M}])/gu;

/** Finds an unknown word where a place is expected: 'Xyzpur' in 'Activa in Xyzpur'. */
export function unknownPlace(text: string, unknown: readonly string[]): string | undefined {
  const said = [...text.matchAll(places)].map(([, behind, before]) => behind ?? before ?? '');
  return said.find((word) => unknown.includes(word));
}
