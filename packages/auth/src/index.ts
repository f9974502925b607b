export { keepFavourites } from './favourites/sync-favourites.ts';
export { forgotPasswordPage } from './forgot-password-page/forgot-password.page.ts';
export { HeaderUser } from './header-user/header-user.tsx';
export { loginPage } from './login-page/login.page.ts';
export { profilePage } from './profile-page/profile.page.ts';
export type { ProfileSlots } from './profile-page/profile-slots.ts';
export { resetPasswordPage } from './reset-password-page/reset-password.page.ts';
export { signupPage } from './signup-page/signup.page.ts';
export { verifyEmailPage } from './verify-email-page/verify-email.page.ts';
