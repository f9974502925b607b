export { type BodyStyle, bodyStyleNames, motorcycleStyles, stylesWithin } from './body-styles.ts';
export { type FigureKind, figureKinds, isReachField, type ReachField, reachFigures } from './figure-kinds.ts';
export { isElectric } from './is-electric.ts';
export { commonKindOf, figureOfKind, type RealFigure, realFigureOf, realShareOf } from './real-figures.ts';
export { type ClassFacts, implausibleFigures, plausibleSpan, type Span } from './plausible-spans.ts';
export {
  flagFields,
  kindFields,
  type NumberField,
  numberFields,
  type SpecificationField,
  type Specifications,
  textFields,
} from './specification-fields.ts';
export {
  formatSpecification,
  type SpecificationGroup,
  specificationGroups,
  type SpecificationRow,
} from './specification-groups.ts';
export { mayDifferInAbs, variantsWithAbs } from './variants-with-abs.ts';
