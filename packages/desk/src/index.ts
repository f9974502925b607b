export { LaterDeskWay } from './desk-page/later-desk-way.tsx';
export { deskPage, type DeskSlots } from './desk-page/desk.page.tsx';
