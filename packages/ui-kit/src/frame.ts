export { type CityChoice, CityPicker, type CityPickerProps } from './frame/city-picker/city-picker.tsx';
export { Footer, type FooterLink, type FooterProps } from './frame/footer/footer.tsx';
export { Logo } from './frame/logo/logo.tsx';
export { MegaMenu, type MegaMenuProps, type MenuGroup, type MenuItem } from './frame/mega-menu/mega-menu.tsx';
export { MessagePage, type MessagePageProps } from './frame/message-page/message-page.tsx';
export { UserMenu, type UserMenuProps } from './frame/user-menu/user-menu.tsx';
