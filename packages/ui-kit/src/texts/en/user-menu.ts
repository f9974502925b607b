export const logIn = 'Login / Register';
export const myAccount = 'My account';
export const myProfile = 'My Profile';
export const logOut = 'Logout';
