import { isPlaceUnknown, loadPlaceNames } from '@dopahiya/domain/places';
import { loadNumberReaderFor } from '@dopahiya/domain/typed';
import { hydrateSite } from '@dopahiya/site/browser';
import { chosenCity, signOut } from '@dopahiya/visitor';

await loadNumberReaderFor(new URLSearchParams(location.search).values());
if (isPlaceUnknown(chosenCity.read().name)) await loadPlaceNames();
hydrateSite({ onSessionOver: signOut });
