import type { Translation } from '@dopahiya/domain/site';
import type * as English from '../en/city-groups.ts';
import type * as Hindi from './city-groups.ts';

export const noneNamed = 'कोई शहर नहीं मिला';
export const moreCities = 'और शहर';
export const chooseState = 'कोई शहर नहीं मिला। अपना राज्य चुनिए: रोड टैक्स पूरे राज्य में एक ही है।';

const named = (states: readonly string[]): string =>
  new Intl.ListFormat('hi-IN', { type: 'disjunction' }).format(states);

/** What the cities are that are shown for a text which names none of them, and what that means for a price. */
export const inStates = (states: readonly string[]) => `${named(states)} के शहर। रोड टैक्स पूरे राज्य में एक ही है।`;
export const ofPin = (digits: string, states: readonly string[]) =>
  states.length === 1
    ? `${digits} से शुरू पिन कोड ${named(states)} में हैं। रोड टैक्स पूरे राज्य में एक ही है।`
    : `${digits} से शुरू पिन कोड ${named(states)} में हैं। रोड टैक्स राज्य से तय होता है, इसलिए अपने राज्य का शहर चुनिए।`;
export const near = (place: string, states: readonly string[]) =>
  states.length === 1
    ? `${place} के सबसे पास के शहर। रोड टैक्स पूरे ${named(states)} में एक ही है।`
    : `${place} ${states.join(' में भी है और ')} में भी। रोड टैक्स राज्य से तय होता है, इसलिए अपने राज्य का शहर चुनिए।`;
export const nearestLarge = (state: string) => `सबसे पास का बड़ा शहर, ${state} में। वहाँ रोड टैक्स अलग है।`;

export type Checked = Translation<typeof Hindi, typeof English>;
