export { ChoiceDialog } from '../bike-choice/choice-dialog.tsx';
export { ChoiceSection } from '../bike-choice/choice-section.tsx';
export { Duels } from '../duels/duels.tsx';
export { EnlargedPictures } from '../bike-slots/enlarged-pictures.tsx';
export { MoneySection } from '../money/money-section.tsx';
export { RiderSection } from '../scale-picture/rider-section.tsx';
export { ComparedSpecifications } from './compared-specifications.tsx';
export { Differences } from './differences.tsx';
