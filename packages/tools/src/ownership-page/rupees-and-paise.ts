/** A small amount to the paisa: '₹2.15'. */
export const rupeesAndPaise = (amount: number): string =>
  `₹${amount.toLocaleString('en-IN', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;
