export { AskSeller } from '../conversations/ask-seller.tsx';
export { BeforeYouPay } from './before-you-pay.tsx';
export { DealInStone } from '../value/deal-in-stone.tsx';
export { SameBikeNew } from './same-bike-new.tsx';
export { SimilarUsedBikes } from './similar-used-bikes.tsx';
export { TransferSection } from './transfer-section.tsx';
