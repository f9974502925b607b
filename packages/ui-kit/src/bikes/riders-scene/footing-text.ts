import type { Footing } from '@dopahiya/drawing';
import * as texts from '#texts/riders-scene';

/** How a rider's feet meet the ground, in words. */
export const footingText = (footing: Footing): string => texts.footings[footing];
