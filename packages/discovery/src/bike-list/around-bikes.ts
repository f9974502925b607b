export { InvalidListPage } from '../invalid-list-page/invalid-list-page.tsx';
export { PageBeyondEnd, EmptyList, WrongList } from './instead-of-bikes.tsx';
export { MoreBikes } from './more-bikes.tsx';
