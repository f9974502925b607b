export { keepFavourites } from './favourites/sync-favourites.ts';
export { forgotPasswordPage } from './forgot-password-page/forgot-password.page.tsx';
export { HeaderUser } from './header-user/header-user.tsx';
export { loginPage } from './login-page/login.page.tsx';
export { profilePage } from './profile-page/profile.page.tsx';
export type { ProfileSlots } from './profile-page/profile-slots.ts';
export { resetPasswordPage } from './reset-password-page/reset-password.page.tsx';
export { signupPage } from './signup-page/signup.page.tsx';
export { verifyEmailPage } from './verify-email-page/verify-email.page.tsx';
