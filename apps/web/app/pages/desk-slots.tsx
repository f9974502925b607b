import type { DeskSlots } from '@dopahiya/desk';
import { MissingPage } from '../layout/error-screen.tsx';

/** What visitors see at the desk's addresses. */
export const slots: DeskSlots = { Missing: MissingPage };
