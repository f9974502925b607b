export { AssumptionSection } from './assumption-list.tsx';
export { CostChart } from './cost-chart.tsx';
export { Drivers } from './drivers.tsx';
export { FiguresStrip } from './figures-strip.tsx';
export { PaidTable } from './paid-table.tsx';
