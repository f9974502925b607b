export { emiCalculatorPage } from './emi-calculator-page/emi-calculator.page.tsx';
