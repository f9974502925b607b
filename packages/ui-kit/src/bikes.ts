export { BikeCard, type BikeCardProps } from './bikes/bike-card/bike-card.tsx';
export { launchText } from './bikes/bike-card/launch-text.ts';
export { mainFacts } from './bikes/bike-card/main-facts.ts';
export { BikeDrawing, type BikeDrawingProps } from './bikes/bike-drawing/bike-drawing.tsx';
export { BikeRow, type BikeRowProps, type LineUpItem } from './bikes/bike-row/bike-row.tsx';
export { CarouselArrows, type CarouselArrowsProps } from './bikes/carousel/carousel-arrows.tsx';
export { Carousel, type CarouselProps } from './bikes/carousel/carousel.tsx';
export { type CarouselControl, useCarousel } from './bikes/carousel/use-carousel.ts';
export { CompareTable, type CompareTableProps } from './bikes/compare-table/compare-table.tsx';
export {
  type ComparedGroup,
  type ComparedRow,
  differsFromFirst,
  hasDifference,
} from './bikes/compare-table/compared-row.ts';
export { FreeScale, type FreeScaleProps } from './bikes/free-scale/free-scale.tsx';
export { Photograph, type PhotographProps } from './bikes/photograph/photograph.tsx';
export { BikePicture } from './bikes/riders-scene/bike-picture.tsx';
export { footingText } from './bikes/riders-scene/footing-text.ts';
export { RidersScene, type RidersSceneProps } from './bikes/riders-scene/riders-scene.tsx';
export { highestScene } from './bikes/riders-scene/riders-scene.styles.ts';
export { sceneLook } from './bikes/riders-scene/scene-look.ts';
export { sceneHeight, sceneWidth } from './bikes/riders-scene/scene-places.ts';
export { type StandingBike, standingBike } from './bikes/riders-scene/standing-bike.ts';
export { ScaleScope } from './bikes/free-scale/scale-scope.tsx';
export { ScaleSwitch } from './bikes/free-scale/scale-switch.tsx';
export {
  type KeyDifference,
  KeyDifferences,
  type KeyDifferencesProps,
} from './bikes/key-differences/key-differences.tsx';
export { type QuickFigure, QuickFigures, type QuickFiguresProps } from './bikes/quick-figures/quick-figures.tsx';
export {
  BikeCardSkeleton,
  BikeRowSkeleton,
  type BikeRowSkeletonProps,
} from './bikes/bike-row-skeleton/bike-row-skeleton.tsx';
export { type SpecRow, SpecTable, type SpecTableProps } from './bikes/spec-table/spec-table.tsx';
export { fitting, lengthTogether, longestOf, reservedFrame, type Standing, toScale } from './bikes/stage/scale.ts';
export { Stage, type StageProps } from './bikes/stage/stage.tsx';
export { type UsedBike, UsedCard, type UsedCardProps } from './bikes/used-card/used-card.tsx';
export type { VariantColumn } from './bikes/variant-table/variant-column.ts';
export { VariantTable, type VariantTableProps } from './bikes/variant-table/variant-table.tsx';
