export const usernameShort = (min: number) => `Username: at least ${min} characters`;
export const tooLong = (max: number) => `Use at most ${max} characters.`;
export const emailInvalid = 'Enter a valid email address.';
export const firstNameMissing = 'Enter your first name.';
export const lastNameMissing = 'Enter your last name.';
export const passwordMissing = 'Enter your password.';
export const passwordShort = (min: number) => `Password must be at least ${min} characters long.`;
export const passwordLong = (max: number) => `Password must be at most ${max} characters long.`;
