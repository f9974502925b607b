export { ChoiceService } from './choice-service.ts';
