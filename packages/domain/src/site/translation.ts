type Text<English> = English extends string
  ? string
  : English extends (...values: infer Values) => infer Said
    ? (...values: Values) => Said extends string ? string : Said
    : { [Name in keyof English]: Text<English[Name]> };

type Shape<English, Own> = { [Name in keyof English]: Text<English[Name]> } & {
  [Name in Exclude<keyof Own, keyof English>]: never;
};

/** The texts of a file in another language: refused when one is missing, too many, or takes other values than in English. */
export type Translation<Own extends Shape<English, Own>, English> = Own;
