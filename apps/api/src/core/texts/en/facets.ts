export const fuels = { petrol: 'Petrol', electric: 'Electric' };
export const abs = { true: 'With ABS', false: 'Without ABS' };
export const upToKm = (figure: string) => `Up to ${figure} km`;
export const withinKm = (figure: string) => `Within ${figure} km`;
export const orNewer = (year: number) => `${year} or newer`;
export const owners = { '1st': '1st owner', '2nd': '2nd owner', '3rd+': '3rd owner or later' };
export const conditions = { excellent: 'Excellent', good: 'Good', fair: 'Fair', needs_work: 'Needs work' };
export const deals = { great: 'Great price', good: 'Good price', fair: 'Fair price', high: 'Above market' };
export const verified = { true: 'Verified', false: 'Not verified' };
