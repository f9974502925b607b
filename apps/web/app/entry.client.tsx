import { loadNumberReaderFor } from '@dopahiya/domain/typed';
import { hydrateSite } from '@dopahiya/site/browser';
import { signOut } from '@dopahiya/visitor';

await loadNumberReaderFor(new URLSearchParams(location.search).values());
hydrateSite({ onSessionOver: signOut });
