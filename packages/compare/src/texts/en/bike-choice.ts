import { sentence } from '@dopahiya/ui-kit';
import type { ReactNode } from 'react';

export const title = 'Select Bike';
export const search = 'Search bikes';
export const searchPlaceholder = 'Search bikes...';
export const submit = 'Search';

export const runsOn = 'Runs on';
export const petrol = 'Petrol';
export const electric = 'Electric';
export const onlyElectric = ({ link }: { link: (text: string) => ReactNode }) =>
  sentence('You are comparing electric bikes only. To include petrol bikes, ', link('compare all bikes'), '.');
export const showElectric = 'Show electric bikes';
export const showPetrol = 'Show petrol bikes';

export const bikes = 'Bikes';
export const rivals = (bike: string) => `Rivals of the ${bike}`;
export const alreadyCompared = 'Already in this comparison';
export const noneFound = 'No bikes found matching your search';
export const pages = 'Pages of bikes';
export const failed = 'Error loading bikes';
export const failedWhy = 'Failed to load bikes';
