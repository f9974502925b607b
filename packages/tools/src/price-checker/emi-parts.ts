export { EmiForm } from './emi-form.tsx';
export { EmiResult } from './emi-result.tsx';
