import type { BikeCard } from '@dopahiya/domain/bikes';
import { createContext, type ReactNode } from 'react';

/** What the shell puts onto each card of a list: buttons of other features, which know nothing of lists. */
export const CardTools = createContext<((bike: BikeCard) => ReactNode) | null>(null);
