import { hydrateSite } from '@dopahiya/site/browser';
import { signOut } from '@dopahiya/visitor';

await hydrateSite({ onSessionOver: signOut });
