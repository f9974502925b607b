export const title = 'पसंदीदा पुरानी गाड़ियाँ';
export const sold = 'बिक गई';
export const sample = 'नमूना';
export const takeOut = (bike: string) => `${bike} को पसंदीदा से हटाएँ`;
