export { emiCalculatorPage } from './emi-calculator-page/emi-calculator.page.tsx';
export { showroomsPage } from './showrooms-page/showrooms.page.tsx';
