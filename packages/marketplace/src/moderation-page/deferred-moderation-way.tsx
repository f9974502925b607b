import { DeferredOwn } from '@dopahiya/ui-kit';
import * as texts from '#texts/moderation-way';

const load = async () => (await import('./moderation-way.tsx')).ModerationWay;

/** The way of a moderator to what waits; nobody else is shown it. */
export const DeferredModerationWay = () => (
  <DeferredOwn load={load} given={{}} minHeight="96px" texts={{ failed: texts.failed }} />
);
