export const logIn = 'Login / Register';
export const myAccount = 'My account';
export const myProfile = 'My Profile';
export const logOut = 'Logout';
export const messages = 'My Messages';
export const messagesUnread = (count: number) => `My Messages (${count})`;
export const unread = (count: number) => `${count} unread`;
