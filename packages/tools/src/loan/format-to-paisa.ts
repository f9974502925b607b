const rupeesAndPaise = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });

/** Rupees with two decimals: 6767.1 becomes '₹6,767.10'. */
export const formatToPaisa = (amount: number): string => rupeesAndPaise.format(amount);
