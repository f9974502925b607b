export { BikesWithin } from './bikes-within.tsx';
export { FoldedSchedule } from './folded-schedule.tsx';
