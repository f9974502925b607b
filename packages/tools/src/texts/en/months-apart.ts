export const monthsApart = (bikes: string) => `Prices are from different months: ${bikes}.`;
export const monthOf = (bike: string, month: string | null) => `${bike} ${month ?? 'month not known'}`;
