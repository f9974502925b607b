import type { BikeCard } from '@dopahiya/domain/bikes';
import { createContext, type ReactNode } from 'react';

/** Renders the buttons of other features on each card of a list; null if there are none. */
export const CardTools = createContext<((bike: BikeCard) => ReactNode) | null>(null);
